import { gameMotifs } from "#src/games/kit/motifs.data.ts";
import type { GameId } from "#src/games/kit/catalogue.data.ts";
import { Niche, NicheDrawing } from "#src/ui/niche.tsx";

/** A game's niche, decorative: `<GameArt game="wall-of-jericho" />`. The class name sets its size. */
export const GameArt = ({ game, className }: { game: GameId; className?: string }) => (
  <Niche className={className}>
    <NicheDrawing strokes={gameMotifs[game]} />
  </Niche>
);
