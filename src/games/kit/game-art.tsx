import { gameMotifs } from "#content/games/motifs.ts";
import type { GameId } from "#content/schema/games.ts";
import { Niche, NicheDrawing } from "#src/ui/niche.tsx";

/** A game's niche, decorative: `<GameArt game="wall-of-jericho" />`. The class name sets its size. */
export const GameArt = ({ game, className }: { game: GameId; className?: string }) => (
  <Niche className={className}>
    <NicheDrawing strokes={gameMotifs[game]} />
  </Niche>
);
