import { fromUtf8 } from "#domain/text/bytes.ts";
import type { Measure } from "./fit-text.ts";

/**
 * Letters drawn beforehand, for pictures that are made without a font: each at a few sizes, as coverage in sevenths.
 * Made by `scripts/pictures/letters.ts`; why: docs/decisions/pictures.md.
 */

/** Where a letter's rectangle of pixels stands, from the pen on the baseline, and how large it is. */
export type GlyphBox = readonly [x: number, y: number, width: number, height: number];

/** The beginning of the file, as JSON, after its length (four bytes, little-endian). The pixels follow, in order. */
export interface LettersIndex {
  /** Every letter, once. */
  readonly letters: string;
  /** By letter, in thousandths of the size. */
  readonly advances: readonly number[];
  /** By pair of letters, in thousandths of the size: how much nearer they stand. */
  readonly kerning: Readonly<Record<string, number>>;
  /** Largest first, in pixels. */
  readonly sizes: readonly number[];
  /** By size, then by letter. */
  readonly boxes: readonly (readonly GlyphBox[])[];
  /** The lamp of the logo, whose pixels are colours of the palette. They come last. */
  readonly lamp: GlyphBox;
}

/** Two pixels a byte, the left one in the upper half. A row of an odd width ends with an empty pixel. */
export interface Bitmap {
  readonly box: GlyphBox;
  readonly pixels: Uint8Array;
}

export interface Letters {
  readonly sizes: readonly number[];
  readonly measure: Measure;
  /** How far the pen moves after the letter at `at`, in thousandths of the size; the next one may stand nearer. */
  readonly advance: (text: string, at: number) => number;
  /** The letter at `at`; undefined if it was not drawn. */
  readonly glyph: (text: string, at: number, size: number) => Bitmap | undefined;
  readonly lamp: Bitmap;
}

/** Bytes of a row of so many pixels. */
export const rowBytes = (width: number): number => (width + 1) >> 1;

const bitmapBytes = ([, , width, height]: GlyphBox): number => rowBytes(width) * height;

/** For letters by their UTF-16 code: all that were drawn are below. */
const codes = 0x2100;

export const readLetters = (file: Uint8Array): Letters => {
  const head = new DataView(file.buffer, file.byteOffset, 4).getUint32(0, true);
  const index = JSON.parse(fromUtf8(file.subarray(4, 4 + head))) as LettersIndex;
  /** By code, the letter's place and one more; 0 for letters that were not drawn. */
  const places = new Uint8Array(codes);
  for (let at = 0; at < index.letters.length; at += 1) places[index.letters.charCodeAt(at)] = at + 1;
  const count = index.letters.length + 1;
  const kerning = new Int16Array(count * count);
  for (const [pair, nearer] of Object.entries(index.kerning))
    kerning[places[pair.charCodeAt(0)]! * count + places[pair.charCodeAt(1)]!] = nearer;
  const placeAt = (text: string, at: number): number => places[text.charCodeAt(at)] ?? 0;

  let from = 4 + head;
  const bitmapOf = (box: GlyphBox): Bitmap => {
    const pixels = file.subarray(from, from + bitmapBytes(box));
    from += pixels.length;
    return { box, pixels };
  };
  const bitmaps = new Map(index.sizes.map((size, at) => [size, index.boxes[at]!.map(bitmapOf)]));
  const lamp = bitmapOf(index.lamp);

  const advance = (text: string, at: number): number => {
    const place = placeAt(text, at);
    return place === 0 ? 0 : index.advances[place - 1]! + kerning[place * count + placeAt(text, at + 1)]!;
  };
  const measure: Measure = (text, size) => {
    let thousandths = 0;
    for (let at = 0; at < text.length; at += 1) thousandths += advance(text, at);
    return (thousandths * size) / 1000;
  };
  const glyph = (text: string, at: number, size: number) => bitmaps.get(size)?.[placeAt(text, at) - 1];
  return { sizes: index.sizes, measure, advance, glyph, lamp };
};

/** A text in letters that were drawn: accents are dropped where need be, and so is what remains unknown. Never a box. */
export const drawable = (text: string, { glyph, sizes }: Letters): string => {
  const size = sizes[0]!;
  const known = (letter: string): string => (glyph(letter, 0, size) ? letter : "");
  return Array.from(
    text.replaceAll(/\s+/gu, " ").normalize("NFC"),
    (letter) => known(letter) || Array.from(letter.normalize("NFKD"), known).join(""),
  )
    .join("")
    .trim();
};
