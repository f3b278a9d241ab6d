import { gameMotifs } from "#content/games/motifs.ts";
import type { GameId } from "#content/schema/games.ts";
import { Niche } from "#src/ui/niche.tsx";

/** A game's niche, decorative: `<GameArt game="wall-of-jericho" />`. Sizes come from the class name. */
export const GameArt = ({ game, className }: { game: GameId; className?: string }) => (
  <Niche className={className}>
    {gameMotifs[game].map(({ kind, path }) => (
      <path key={path} className={kind} d={path} />
    ))}
  </Niche>
);
