import { sizesFrom } from "./fit-text.ts";
import type { PictureText } from "./picture.ts";

interface OneLine extends Pick<PictureText, "text" | "fill" | "isItalic"> {
  /** The middle of the line, and about its baseline. */
  readonly x: number;
  readonly y: number;
  /** Its font size, where there is room. */
  readonly size: number;
  /** It is never wider. */
  readonly width: number;
}

const leading = 1.3;
const baselineBelowMiddle = 0.28;

/** A text of one line, for compositions that place their lines themselves. In a wide font it is smaller. */
export const oneLine = ({ x, y, size, width, ...text }: OneLine): PictureText => ({
  ...text,
  box: {
    x: x - width / 2,
    y: y - (baselineBelowMiddle + leading / 2) * size,
    width,
    height: leading * size,
  },
  sizes: sizesFrom(size, size / 3),
  maxLines: 1,
});
