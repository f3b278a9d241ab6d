import type { ReactNode } from "react";
import type { MotifStroke } from "#domain/pictures/strokes.ts";

interface ArchProps {
  /** Drawn on the field x 5–59, y 2.5–72; classes: `s` line, `g` gold, `gs` gold line, `f` filled shape. */
  children: ReactNode;
  className?: string;
}

/** An arch around a drawing, as games, birthday stickers, cards and the shield have it. Decorative: the name is next to it. */
export const Arch = ({ children, className = "" }: ArchProps) => (
  <svg viewBox="5 2.5 54 69.5" className={`arch ${className}`} aria-hidden="true">
    <path className="bg" d="M6 71V31C6 14.5 17.5 3.5 32 3.5S58 14.5 58 31v40z" />
    {children}
  </svg>
);

export const ArchDrawing = ({ strokes }: { strokes: readonly MotifStroke[] }) =>
  strokes.map(({ kind, path }) => <path key={path} className={kind} d={path} />);
