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
