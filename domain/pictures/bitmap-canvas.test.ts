import { expect, it } from "vitest";
import { bitmapCanvas, drawBitmap, fillBox, inked } from "./bitmap-canvas.ts";
import type { Bitmap } from "./letters.ts";

/** A bitmap of 3 × 2 pixels: 1 2 3 / 4 5 6. */
const bitmap: Bitmap = { box: [0, 0, 3, 2], pixels: Uint8Array.of(0x12, 0x30, 0x45, 0x60) };
const same = inked([0, 1, 2, 3, 4, 5, 6, 7]);

const pixelsOf = ({ width, height, rows }: ReturnType<typeof bitmapCanvas>): string[] =>
  Array.from({ length: height }, (_, y) =>
    Array.from(rows.subarray(y * (1 + width / 2) + 1, (y + 1) * (1 + width / 2)), (pair) =>
      pair.toString(16).padStart(2, "0"),
    ).join(""),
  );

it("draws at even and odd places alike", () => {
  const even = bitmapCanvas(8, 3);
  drawBitmap(even, bitmap, 2, 1, same);
  expect(pixelsOf(even)).toEqual(["00000000", "00123000", "00456000"]);
  const odd = bitmapCanvas(8, 3);
  drawBitmap(odd, bitmap, 1, 0, same);
  drawBitmap(odd, bitmap, 5, 1, same);
  expect(pixelsOf(odd)).toEqual(["01230000", "04560123", "00000456"]);
});

it("gives each value its ink, and joins letters that touch", () => {
  const canvas = bitmapCanvas(6, 2);
  drawBitmap(canvas, bitmap, 0, 0, inked([0, 12, 12, 13, 13, 14, 15]));
  expect(pixelsOf(canvas)).toEqual(["ccd000", "def000"]);
  drawBitmap(canvas, bitmap, 2, 0, same);
  expect(pixelsOf(canvas)).toEqual(["ccd230", "def560"]);
});

it("draws nothing that would reach out of the picture, and leaves the filter bytes alone", () => {
  const canvas = bitmapCanvas(4, 2);
  for (const [left, top] of [
    [-1, 0],
    [2, 0],
    [0, 1],
    [0, -1],
  ] as const)
    drawBitmap(canvas, bitmap, left, top, same);
  expect(pixelsOf(canvas)).toEqual(["0000", "0000"]);
  drawBitmap(canvas, bitmap, 1, 0, same);
  fillBox(canvas, { x: 2, y: 1, width: 2, height: 1 }, 11);
  expect(pixelsOf(canvas)).toEqual(["0123", "04bb"]);
  expect([canvas.rows[0], canvas.rows[3]]).toEqual([0, 0]);
});
