import { describe, expect, it } from "vitest";
import { books } from "#domain/scripture/books/books.ts";
import { chapterText, chapterTexts } from "#tests/support/embedded-text.ts";
import { packagedTexts } from "./catalogue.ts";
import { checksumOf } from "./static-files.ts";

/** Properties of every text from a package. Each translation also has a test of its own. */

describe.each(Object.entries(packagedTexts))("%s", (key, { characters, proofread }) => {
  const id = key as keyof typeof packagedTexts;
  const chapters = chapterTexts(id);

  it("has 66 books, 1,189 chapters and 31,102 verses in KJV numbering", () => {
    expect(new Set(chapters.map((one) => one.book)).size).toBe(66);
    expect(chapters).toHaveLength(1189);
    expect(chapters.flatMap(({ verses }) => verses)).toHaveLength(31102);
    const expected = books.flatMap((book) =>
      book.verseCounts.map((verses, index) => `${book.id} ${index + 1}: ${verses}`),
    );
    expect(chapters.map((one) => `${one.book} ${one.chapter}: ${one.verses.length}`)).toEqual(expected);
  });

  it("uses only its allowed characters and single spaces", () => {
    const wrong = chapters.flatMap((one) =>
      [...one.verses, one.title ?? "", one.colophon ?? ""].filter(
        (text) => !characters.test(text) || /^ | $| {2}| [,.;:!?]/.test(text),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("has the 116 psalm titles and the 22 letters of Psalm 119 and no other headings", () => {
    expect(chapters.filter((one) => one.title !== undefined && one.book === "PSA")).toHaveLength(116);
    expect(chapters.filter((one) => one.title !== undefined && one.book !== "PSA")).toHaveLength(0);
    expect(Object.keys(chapterText(id, "PSA", 119)?.headings ?? {}).map(Number)).toEqual(
      Array.from({ length: 22 }, (_, letter) => letter * 8 + 1),
    );
    expect(chapters.flatMap(({ headings }) => Object.keys(headings ?? {}))).toHaveLength(22);
  });

  it("has every offset inside its verse and in order", () => {
    for (const one of chapters) {
      expect(one.paragraphs[0]).toEqual([1, 0]);
      for (const [number, offset] of one.paragraphs)
        expect(offset).toBeLessThan(Math.max(1, one.verses[number - 1]?.length ?? 0));
      for (const [number, ranges] of Object.entries(one.supplied ?? {}))
        for (const [start, end] of ranges) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(one.verses[Number(number) - 1]?.length ?? 0);
        }
      for (const [number, lines] of Object.entries(one.lines ?? {})) {
        const text = one.verses[Number(number) - 1] ?? "";
        const offsets = lines.map(([offset]) => offset);
        expect(offsets).toEqual([...new Set(offsets)].toSorted((a, b) => a - b));
        for (const offset of offsets) expect(offset === 0 || text[offset - 1] === " ").toBe(true);
      }
    }
  });

  it("has not changed since it was last proofread", () => {
    expect(checksumOf(chapters).slice(0, 12)).toBe(proofread.checksum);
    expect(new Date(proofread.date).toISOString().slice(0, 10)).toBe(proofread.date);
  });
});
