import { describe, expect, it } from "vitest";
import { birthdayStickers } from "#content/devotions/birthday.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { gameMotifs } from "#src/games/kit/motifs.data.ts";
import { gameIds } from "#src/games/kit/catalogue.data.ts";
import { type Picture, textLines } from "#domain/pictures/picture.ts";
import { certificatePicture } from "#src/devotions/mentor/certificate-picture.ts";
import { stickerPicture } from "#src/devotions/birthday/sticker-picture.ts";
import { picturePapers, type PictureShape, pictureShapes, versePicture } from "#src/scripture/share/verse-picture.ts";
import { badgePicture } from "#src/games/kit/badge-picture.ts";

/** Nothing in a picture touches its frame or another text (docs/product/pictures.md, "Composition"). */

const names = [
  "",
  "Al",
  "Wilhelmina Alexandrovna Constantinopoulos-Featherstonehaugh",
  "W".repeat(60),
  "مريم بنت عبد الله بن محمد الأنصاري المدنية رضي الله عنها",
  "👩‍👩‍👧‍👦".repeat(5),
  "アレクサンドラ・ヴィクトリア",
];

const badge = { name: "Scripture Student of the First Rank", emoji: "🏆", color: "gold" } as const;
const verses = [
  ["Jesus wept.", "John 11:35"],
  ["Then were the king's scribes called at that time in the third month, ".repeat(8), "Esther 8:9"],
  ["Praise ye the LORD. ".repeat(300), "Song of Solomon 1:2-4, 6-7, 9, 11, 13-14, 17"],
] as const;

const pictures: readonly (readonly [string, Picture])[] = [
  ...names.map((name) => [`certificate of ${name}`, certificatePicture(name, "30 September 2026")] as const),
  ...birthdayStickers.flatMap((sticker) =>
    names.map((name) => [`${sticker.month} for ${name}`, stickerPicture(sticker, name)] as const),
  ),
  ...verses.flatMap(([words, reference]) =>
    (Object.keys(pictureShapes) as PictureShape[]).map(
      (shape) =>
        [
          `${shape} picture of ${reference}`,
          versePicture({ words, reference, translation: "World English Bible, British Edition" }, shape, "day"),
        ] as const,
    ),
  ),
  ...gameIds.map(
    (id) =>
      [
        `badge of ${id}`,
        badgePicture({
          badge,
          motif: gameMotifs[id],
          gameTitle: gameCatalogue[id].title,
          facts: ["10 of 10 parables", "30 September 2026"],
        }),
      ] as const,
  ),
];

/** How much of a line's size stands above and below its baseline, accents and tails included. */
const [above, below] = [0.88, 0.32];
/** The least distance to a frame, in units. */
const clear = 5;

/** What a picture's texts cover, in a font whose letters are all as wide: `letter` sizes. */
const blocksOf = (picture: Picture, letter: number) => {
  const measure = (part: string, size: number) => part.length * size * letter;
  return picture.texts.flatMap((text) => {
    const lines = textLines(text, measure);
    if (lines.length === 0) return [];
    const widest = Math.max(...lines.map(({ text: line, size }) => measure(line, size)));
    const { x, size, align } = lines[0]!;
    const left = align === "start" ? x : x - widest / 2;
    return [{ left, right: left + widest, top: lines[0]!.y - above * size, bottom: lines.at(-1)!.y + below * size }];
  });
};

/** The usual width of letters, and wider than in any serif on a device. */
describe.each([0.5, 1])("with letters of %s sizes", (letter) => {
  it("no text comes near a frame", () => {
    const faults = pictures.filter(([, picture]) => {
      const { x, y, width, height } = picture.frame;
      return blocksOf(picture, letter).some(
        ({ left, right, top, bottom }) =>
          left < x + clear || right > x + width - clear || top < y + clear || bottom > y + height - clear,
      );
    });
    expect(faults.map(([name]) => name)).toEqual([]);
  });

  it("no text stands on another", () => {
    const faults = pictures.filter(([, picture]) => {
      const blocks = blocksOf(picture, letter).toSorted((a, b) => a.top - b.top);
      return blocks.some(({ top }, at) => at > 0 && top < blocks[at - 1]!.bottom);
    });
    expect(faults.map(([name]) => name)).toEqual([]);
  });
});

const measure = (part: string, size: number) => part.length * size * 0.5;

const sizeOf = (picture: Picture, text: string) =>
  textLines(
    picture.texts.find((one) => one.text.startsWith(text))!,
    measure,
  )[0]!.size;

it("a certificate's name is larger than its title, and a verse picture's credit at least 28 px", () => {
  for (const name of ["Al", "Wilhelmina Alexandrovna Constantine"]) {
    const picture = certificatePicture(name, "30 September 2026");
    expect(sizeOf(picture, name)).toBeGreaterThan(sizeOf(picture, "Mentor Me Jesus"));
  }
  const words = { words: "Jesus wept.", reference: "John 11:35", translation: "King James Version" };
  for (const shape of Object.keys(pictureShapes) as PictureShape[])
    expect(sizeOf(versePicture(words, shape, "day"), "King James")).toBeGreaterThanOrEqual(28);
});

it("nothing in a badge comes nearer to the edge than its frame", () => {
  const { width, paths } = pictures.at(-1)![1];
  for (const { path } of paths.filter(({ at }) => at === undefined)) {
    let x = 0;
    for (const [, command, numbers] of path.matchAll(/([MmHhVvLlAaCcz])([^A-Za-z]*)/gu)) {
      const values = numbers!.match(/-?[\d.]+/gu)?.map(Number) ?? [];
      if (command === "M" || command === "H" || command === "L") x = values[0]!;
      else if (command === "h" || command === "l") x += values[0]!;
      else if (command === "a") x += values.at(-2)!;
      expect(x).toBeGreaterThanOrEqual(12);
      expect(x).toBeLessThanOrEqual(width - 12);
    }
  }
});

/** Relative luminance (WCAG 2). */
const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
};

it.each(Object.values(picturePapers))("$name paper: its texts are legible", ({ paper, ink, quiet }) => {
  expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7);
  expect(contrast(quiet, paper)).toBeGreaterThanOrEqual(4.5);
});
