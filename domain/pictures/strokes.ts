/**
 * One stroke of a drawing in an arch (x 5–59, y 2.5–72):
 * `s` a line, `f` a filled shape with an outline, `g` solid gold, `gs` a gold line. The kinds are also CSS class names.
 */
export interface MotifStroke {
  readonly kind: "s" | "f" | "g" | "gs";
  readonly path: string;
}

export const line = (path: string): MotifStroke => ({ kind: "s", path });
export const shape = (path: string): MotifStroke => ({ kind: "f", path });
export const gold = (path: string): MotifStroke => ({ kind: "g", path });
export const goldLine = (path: string): MotifStroke => ({ kind: "gs", path });

/** A golden dot as a path, so that drawings consist of paths only. */
export const goldDot = (x: number, y: number, radius: number): MotifStroke =>
  gold(`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`);
