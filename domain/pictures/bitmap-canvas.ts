import { type Bitmap, type Letters, rowBytes } from "./letters.ts";
import type { Box } from "./picture.ts";

/**
 * A picture of sixteen colours, two pixels a byte: the rows of a PNG, each after the byte that names its filter (none). It
 * starts as paper, colour 0. Nothing is drawn outside of it.
 */
export interface BitmapCanvas {
  readonly width: number;
  readonly height: number;
  readonly rows: Uint8Array;
}

/** @param width even */
export const bitmapCanvas = (width: number, height: number): BitmapCanvas => ({
  width,
  height,
  rows: new Uint8Array((1 + width / 2) * height),
});

/** @param box whole numbers, `x` and `width` even */
export const fillBox = ({ width, rows }: BitmapCanvas, box: Box, colour: number): void => {
  const stride = 1 + width / 2;
  const pair = colour * 17;
  for (let y = box.y; y < box.y + box.height; y += 1) {
    const from = y * stride + 1 + box.x / 2;
    rows.fill(pair, from, from + box.width / 2);
  }
};

/** For each byte of a bitmap the byte of the picture. `colours` is the palette's number for each of the two values. */
type Inked = Uint8Array;

export const inked = (colours: readonly number[]): Inked =>
  Uint8Array.from({ length: 256 }, (_, pair) => ((colours[pair >> 4] ?? 0) << 4) | (colours[pair & 15] ?? 0));

/**
 * Draws a bitmap with its corner at `left`, `top`, unless it would reach out of the picture. Letters may touch: where both
 * have colour, the bits of the two numbers are joined, so the shades of an ink are a block of four or eight in the palette.
 */
export const drawBitmap = (
  { width, height, rows }: BitmapCanvas,
  { box: [, , across, down], pixels }: Bitmap,
  left: number,
  top: number,
  inks: Inked,
): void => {
  if (left < 0 || top < 0 || left + across > width || top + down > height) return;
  const stride = 1 + width / 2;
  const bytes = rowBytes(across);
  const isOdd = (left & 1) === 1;
  for (let row = 0; row < down; row += 1) {
    const from = row * bytes;
    const to = (top + row) * stride + 1 + (left >> 1);
    if (isOdd) {
      let carried = 0;
      for (let at = 0; at < bytes; at += 1) {
        const pair = inks[pixels[from + at]!]!;
        rows[to + at]! |= carried | (pair >> 4);
        carried = (pair & 15) << 4;
      }
      if (carried !== 0) rows[to + bytes]! |= carried;
    } else for (let at = 0; at < bytes; at += 1) rows[to + at]! |= inks[pixels[from + at]!]!;
  }
};

/** Draws a line of text from `x` on its baseline `y`. `size` is one of those that were drawn. */
export const drawLine = (
  canvas: BitmapCanvas,
  letters: Letters,
  line: { readonly text: string; readonly x: number; readonly y: number; readonly size: number },
  inks: Inked,
): void => {
  const { text, size } = line;
  const baseline = Math.round(line.y);
  let pen = line.x;
  for (let at = 0; at < text.length; at += 1) {
    const glyph = letters.glyph(text, at, size);
    if (glyph) drawBitmap(canvas, glyph, Math.round(pen) + glyph.box[0], baseline + glyph.box[1], inks);
    pen += (letters.advance(text, at) * size) / 1000;
  }
};
