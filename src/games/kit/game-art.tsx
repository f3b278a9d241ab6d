import { gameMotifs } from "./motifs.data.ts";
import type { GameId } from "./catalogue.data.ts";
import { Arch, ArchDrawing } from "#src/ui/arch.tsx";

/** A game's drawing in its arch, decorative: `<GameArt game="wall-of-jericho" />`. The class name sets its size. */
export const GameArt = ({ game, className }: { game: GameId; className?: string }) => (
  <Arch className={className}>
    <ArchDrawing strokes={gameMotifs[game]} />
  </Arch>
);

/** Two phones beside a screen with a question. */
const strokes = [
  { kind: "f", path: "M16 24h32v22H16z" },
  { kind: "gs", path: "M28.6 31.5a3.6 3.6 0 1 1 5.3 3.2c-1.2.6-1.8 1.3-1.8 2.6" },
  { kind: "g", path: "M30.9 41a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z" },
  { kind: "f", path: "M14 50h9v15h-9zM27.500 50h9v15h-9zM41 50h9v15h-9z" },
  { kind: "s", path: "M17 62h3M30.500 62h3M44 62h3" },
] as const;

export const LiveArt = ({ className }: { className?: string }) => (
  <Arch className={className}>
    <ArchDrawing strokes={strokes} />
  </Arch>
);
