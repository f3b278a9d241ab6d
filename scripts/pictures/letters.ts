/// <reference lib="dom" />
/**
 * Draws the letters of the link previews, and their drawings: `npx node scripts/pictures/letters.ts`. The results,
 * `letters.bin.gz` and `drawings.json.gz`, are committed; run it again if a size, a letter, a motif, a card or the lamp
 * changes. Needs a Chromium (the one of the browser tests). The face is Source Serif 4, under the SIL Open Font License.
 */
import { lampFlame, lampStand } from "#domain/pictures/lamp.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { cardDrawings } from "#content/cards/card-drawings.ts";
import type { CardTone } from "#content/schema/cards.ts";
import type { MotifStroke } from "#domain/pictures/strokes.ts";
import { previewPath } from "#domain/site/addresses/preview-address.ts";
import { cardCategories } from "#domain/site/cards/card-categories.ts";
import { games } from "#src/features.ts";
import { type GlyphBox, type LettersIndex, rowBytes } from "#domain/pictures/letters.ts";
import { previewPalette } from "#domain/pictures/preview-palette.ts";
import { flowsChromiumPath } from "#scripts/setup/chromium.ts";

const sizes = [92, 72, 58, 48, 40, 33];
const printable = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join("");
/** Those of the languages of the interface. */
const accented = "ÀÁÂÃÇÈÉÊÍÎÓÔÕÚÜÑàáâãçèéêëíîïñóôõùúûüœŒ";
const letters = `${printable}–—‘’“”«»¿¡ºª…·${accented}`;

const face = readFileSync(
  createRequire(import.meta.url).resolve("@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2"),
).toString("base64");

const lamp = `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="56" viewBox="5 0 22 30"><path fill="#b47b12" d="${lampFlame}"/><path fill="#1f1b15" d="${lampStand}"/></svg>`;

const drawn = {
  s: 'fill="none" stroke="#1f1b15" stroke-width="1.5"',
  f: 'fill="#fbf8f2" stroke="#1f1b15" stroke-width="1.5"',
  g: 'fill="#b47b12"',
  gs: 'fill="none" stroke="#b47b12" stroke-width="1.9"',
} as const;

/** An arch with a motif: of a game, of home, of the games menu. */
const emblem = (strokes: readonly MotifStroke[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="286" height="368" viewBox="5 2.5 54 69.5" stroke-linecap="round" stroke-linejoin="round"><path fill="#eadabb" stroke="#b47b12" d="M6 71V31C6 14.5 17.5 3.5 32 3.5S58 14.5 58 31v40z"/><g transform="translate(32 42) scale(0.9) translate(-32 -42)">${strokes
    .map(({ kind, path }) => `<path ${drawn[kind]} d="${path}"/>`)
    .join("")}</g></svg>`;

const lampInArch: readonly MotifStroke[] = [
  { kind: "g", path: "M32 21c5 5.6 7.2 9.4 7.2 13a7.2 7.2 0 0 1-14.4 0c0-3.6 2.2-7.4 7.2-13z" },
  {
    kind: "f",
    path: "M17 44h30c-.7 5.3-5.5 8.9-12 9.500l1.5 9.500c3.8.5 6.3 2 6.3 4.300H21.200c0-2.3 2.5-3.8 6.3-4.300l1.5-9.500c-6.5-.6-11.3-4.2-12-9.500z",
  },
];

const diceInArch: readonly MotifStroke[] = [
  { kind: "f", path: "M14 38h22v22H14z" },
  { kind: "f", path: "M33 20l17 8-7 17-7-3.200V38h-10z" },
  { kind: "g", path: "M19 42a2.2 2.2 0 1 0 .01 0zM25 47a2.2 2.2 0 1 0 .01 0zM31 52a2.2 2.2 0 1 0 .01 0z" },
  { kind: "g", path: "M36 27a2 2 0 1 0 .01 0zM42 34a2 2 0 1 0 .01 0z" },
];

/** The colours of the previews in which a card is drawn. */
const cardTones: Readonly<Record<CardTone, string>> = {
  field: "#655c4b",
  far: "#7a7265",
  near: "#c59b4f",
  deep: "#3a362f",
  light: "#fbf8f2",
  glow: "#b47b12",
};

/** A card's drawing, for the left of its preview, more than half of the width. */
const cardSide = (category: (typeof cardCategories)[number]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="482" viewBox="27.2 0 265.6 200" stroke-linecap="round" stroke-linejoin="round"><path fill="${cardTones.field}" d="M0 0h320v200H0z"/>${cardDrawings[
    category
  ]
    .map(({ tone, path, width }) =>
      width === undefined
        ? `<path fill="${cardTones[tone]}" d="${path}"/>`
        : `<path fill="none" stroke="${cardTones[tone]}" stroke-width="${width}" d="${path}"/>`,
    )
    .join("")}</svg>`;

const browser = await chromium.launch({ executablePath: flowsChromiumPath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.setContent("<canvas></canvas>");

/** In the browser: metrics, and by size and letter the box and its coverage, 0 to 255. */
const glyphs = await page.evaluate(
  async ({ face: data, letters: all, sizes: some }) => {
    const font = new FontFace("Drawn", `url(data:font/woff2;base64,${data})`);
    document.fonts.add(await font.load());
    const canvas = document.createElement("canvas");
    canvas.width = 200;
    canvas.height = 200;
    const context = canvas.getContext("2d", { willReadFrequently: true })!;
    context.font = "1000px Drawn";
    const width = (text: string) => context.measureText(text).width;
    const advances = [...all].map((letter) => Math.round(width(letter)));
    const kerned = /^[\p{L},.;:’‘“”—-]{2}$/u;
    const kerning: Record<string, number> = {};
    for (const [at, first] of [...all].entries())
      for (const [next, second] of [...all].entries()) {
        if (!kerned.test(first + second)) continue;
        const nearer = Math.round(width(first + second) - advances[at]! - advances[next]!);
        if (Math.abs(nearer) >= 6) kerning[first + second] = nearer;
      }
    const bitmaps = some.map((size) =>
      [...all].map((letter) => {
        context.clearRect(0, 0, 200, 200);
        context.font = `${size}px Drawn`;
        context.fillText(letter, 50, 130);
        const { data: pixels } = context.getImageData(0, 0, 200, 200);
        let [left, top, right, bottom] = [200, 200, 0, 0];
        for (let y = 0; y < 200; y += 1)
          for (let x = 0; x < 200; x += 1)
            if (pixels[(y * 200 + x) * 4 + 3]! > 18) {
              left = Math.min(left, x);
              right = Math.max(right, x + 1);
              top = Math.min(top, y);
              bottom = Math.max(bottom, y + 1);
            }
        if (right === 0) return { box: [0, 0, 0, 0] as const, coverage: [] };
        const coverage: number[] = [];
        for (let y = top; y < bottom; y += 1)
          for (let x = left; x < right; x += 1) coverage.push(pixels[(y * 200 + x) * 4 + 3]!);
        return { box: [left - 50, top - 130, right - left, bottom - top] as const, coverage };
      }),
    );
    return { advances, kerning, bitmaps };
  },
  { face, letters, sizes },
);

const palette = previewPalette.map((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));

const nearest = (pixel: readonly number[]): number => {
  const distances = palette.map((colour) => colour.reduce((sum, value, at) => sum + (value - pixel[at]!) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
};

/** A drawing on the previews' paper, in the colours of their palette. */
const bitmapOf = async (svg: string): Promise<{ readonly box: GlyphBox; readonly nibbles: readonly number[] }> => {
  const { width, height, pixels } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/svg+xml;base64,${btoa(source)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: image.width, height: image.height });
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#fbf8f2";
    context.fillRect(0, 0, image.width, image.height);
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return { width: image.width, height: image.height, pixels: Array.from<number>(data) };
  }, svg);
  const nibbles = Array.from({ length: width * height }, (_, at) => nearest(pixels.slice(at * 4, at * 4 + 3)));
  return { box: [0, 0, width, height], nibbles };
};

/** In the form of `Bitmap` (domain/pictures/letters.ts). */
const packed = ({ box: [, , width, height] }: { readonly box: GlyphBox }, values: readonly number[]): Uint8Array => {
  const bytes = rowBytes(width);
  return Uint8Array.from({ length: bytes * height }, (_, at) => {
    const [row, column] = [Math.floor(at / bytes), (at % bytes) * 2];
    const right = column + 1 < width ? values[row * width + column + 1]! : 0;
    return (values[row * width + column]! << 4) | right;
  });
};

const lampDrawn = await bitmapOf(lamp);
const index: LettersIndex = {
  letters,
  advances: glyphs.advances,
  kerning: glyphs.kerning,
  sizes,
  boxes: glyphs.bitmaps.map((ofSize) => ofSize.map(({ box }) => box)),
  lamp: lampDrawn.box,
};
const head = Buffer.from(JSON.stringify(index));
const length = Buffer.alloc(4);
length.writeUInt32LE(head.length);
writeFileSync(
  "scripts/pictures/letters.bin.gz",
  gzipSync(
    Buffer.concat([
      length,
      head,
      ...glyphs.bitmaps.flat().map(({ box, coverage }) =>
        packed(
          { box },
          coverage.map((value) => Math.round((value / 255) * 7)),
        ),
      ),
      packed(lampDrawn, lampDrawn.nibbles),
    ]),
    { level: 9 },
  ),
);

/** By the path of the preview, with their place on it. */
const drawings: readonly (readonly [address: string, svg: string, x: number, y: number])[] = [
  ["/", emblem(lampInArch), 76, 72],
  ["/games-menu", emblem(diceInArch), 76, 72],
  ...games.map(({ id, drawing }) => [`/${id}`, emblem(drawing), 76, 72] as const),
  ...cardCategories.map((category) => [`/event-card/${category}/_`, cardSide(category), 0, 14] as const),
];
const drawnPages: Record<string, { box: GlyphBox; pixels: string }> = {};
for (const [address, svg, x, y] of drawings) {
  const bitmap = await bitmapOf(svg);
  const [, , width, height] = bitmap.box;
  const pixels = Buffer.from(packed(bitmap, bitmap.nibbles)).toString("base64");
  drawnPages[previewPath(address)] = { box: [x, y, width, height], pixels };
}
writeFileSync("scripts/pictures/drawings.json.gz", gzipSync(JSON.stringify(drawnPages), { level: 9 }));
await browser.close();
