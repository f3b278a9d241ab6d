import { readFileSync } from "node:fs";
import { crc32, deflateSync, gunzipSync, inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { drawable, readLetters } from "#domain/pictures/letters.ts";
import { pngFile } from "#domain/pictures/png.ts";
import { drawPreview, type Preview, previewLines, previewSize } from "#domain/pictures/preview.ts";
import { previewPalette } from "#domain/pictures/preview-palette.ts";
import { printed } from "#domain/scripture/text/quotation.ts";
import { previewPath } from "#domain/site/addresses/preview-address.ts";
import { cardCategories } from "#domain/site/cards/card-categories.ts";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { embeddedText } from "#scripts/scripture/catalogue.ts";
import { verseTexts } from "#scripts/scripture/static-files.ts";
import { games } from "#src/features.ts";

/** Link previews (docs/product/pictures.md, "Previews"). */

const letters = readLetters(new Uint8Array(gunzipSync(readFileSync("scripts/pictures/letters.bin.gz"))));

const linesAsText = (preview: Preview): string =>
  previewLines(preview, letters)
    .map(({ text }) => text)
    .join(" ");

it.each(embeddedTranslationIds)("%s: every letter of its texts was drawn, and its longest verses fit", (id) => {
  const verses = verseTexts(embeddedText(id).readChapters());
  expect([...new Set(verses.join(""))].filter((letter) => drawable(`a${letter}a`, letters) !== `a${letter}a`)).toEqual(
    [],
  );
  const long = verses.toSorted((a, b) => b.length - a.length).slice(0, 60);
  const cut = long.filter((words) => linesAsText({ words: printed(words), name: "", source: "" }).includes("…"));
  expect(cut).toEqual([]);
});

it("has a drawing for every game and card (scripts/pictures/letters.ts)", () => {
  const drawings = JSON.parse(gunzipSync(readFileSync("scripts/pictures/drawings.json.gz")).toString()) as object;
  const addresses = [...games.map(({ id }) => `/${id}`), ...cardCategories.map((one) => `/event-card/${one}/_`)];
  expect(addresses.filter((address) => !(previewPath(address) in drawings))).toEqual([]);
});

it("writes what was not drawn without its accents, or not at all; never a box", () => {
  expect(drawable("Zoë Ångström, Dvořák, ﬁve 王 🎉 «ok»\n\tnext", letters)).toBe(
    "Zoë Angstrom, Dvorák, five   «ok» next",
  );
});

it("stays within its margins, whatever is to be said", () => {
  for (const words of ["", "a", "W".repeat(400), "word ".repeat(400), "Jesus wept."])
    for (const about of [undefined, "", "W".repeat(300), "word ".repeat(300)])
      for (const { text, x, y, size } of previewLines(
        { words, ...(about === undefined ? {} : { about }), name: words, source: words },
        letters,
      )) {
        expect(x + letters.measure(text, size)).toBeLessThanOrEqual(previewSize.width - 76 + 1);
        expect(y - size * 0.8).toBeGreaterThan(14);
        expect(y + size * 0.3).toBeLessThan(previewSize.height);
      }
});

const sleepless = "Nights without sleep. Nights without sleep. Nights without sleep.";

it.each<readonly [what: string, preview: Preview, lines: readonly string[]]>([
  [
    "a verse, where it stands, and whose text it is",
    { words: "Jesus wept.", name: "John 11:35", source: "King James Version" },
    ["ink 92 76,298 Jesus wept.", "ink 40 76,547 John 11:35", "quiet 33 76,589 King James Version"],
  ],
  [
    "a page, and what it is about, smaller where that is long",
    { words: "Worry", about: `${sleepless} ${sleepless} ${sleepless} ${sleepless} ${sleepless}`, name: "Lampstand" },
    [
      "ink 92 76,182 Worry",
      ...[285, 328, 371, 414, 457].map((y) => `quiet 33 76,${y} ${sleepless}`),
      "ink 40 76,563 Lampstand",
    ],
  ],
  [
    "a chapter, and as much of its beginning as has room",
    { words: "John 3", opening: "There was a man of the Pharisees, ".repeat(9), name: "John 3" },
    [
      "ink 92 76,182 John 3",
      "quiet 40 76,295 There was a man of the Pharisees, There was a man of",
      "quiet 40 76,347 the Pharisees, There was a man of the Pharisees, There",
      "quiet 40 76,399 was a man of the Pharisees, There was a man of the",
      "quiet 40 76,451 Pharisees, There was a man of the Pharisees, There…",
      "ink 40 76,563 John 3",
    ],
  ],
  [
    "a game, beside its drawing",
    { words: "Worry", name: "Lampstand", drawing: { box: [76, 100, 300, 300], rows: new Uint8Array() } as never },
    ["ink 92 432,298 Worry", "ink 40 76,563 Lampstand"],
  ],
])("says of %s", (_, preview, lines) => {
  expect(
    previewLines(preview, letters).map(
      ({ text, size, fill, x, y }) => `${fill} ${size} ${Math.round(x)},${Math.round(y)} ${text}`,
    ),
  ).toEqual(lines);
});

it("has a gold edge, a rule above the name, and the site's lamp and name at the foot", () => {
  const { rows } = drawPreview({ words: "", name: "" }, letters);
  /** Of a row of pixels, from and to which column it is not paper. */
  const inkOf = (y: number) => {
    const bytes = [...rows.subarray(y * 601 + 1, (y + 1) * 601)];
    const from = bytes.findIndex((pair) => pair !== 0);
    return from === -1 ? undefined : [from * 2, (bytes.findLastIndex((pair) => pair !== 0) + 1) * 2];
  };
  expect([0, 13, 14, 495, 496, 497, 498].map(inkOf)).toEqual([
    [0, 1200],
    [0, 1200],
    undefined,
    undefined,
    [76, 1124],
    [76, 1124],
    undefined,
  ]);
  const foot = Array.from({ length: 60 }, (_, row) => inkOf(518 + row)).filter((ink) => ink !== undefined);
  expect([Math.min(...foot.map(([from]) => from!)), Math.max(...foot.map(([, to]) => to!))]).toEqual([852, 1124]);
});

it("is a PNG of sixteen colours, whose parts have their checksums", () => {
  const { rows } = drawPreview({ words: "Jesus wept.", name: "John 11:35" }, letters);
  const png = Buffer.from(
    pngFile({ ...previewSize, palette: previewPalette, compressed: new Uint8Array(deflateSync(rows)) }),
  );
  expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  const parts: string[] = [];
  let data = Buffer.alloc(0);
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const end = at + 8 + png.readUInt32BE(at);
    parts.push(png.toString("latin1", at + 4, at + 8));
    if (parts.at(-1) === "IDAT") data = png.subarray(at + 8, end);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
  }
  expect(parts).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([1200, 630, 4, 3]);
  expect(inflateSync(data)).toHaveLength(630 * 601);
  // Letters, gold and paper are there.
  expect(new Set(rows).size).toBeGreaterThan(20);
});
