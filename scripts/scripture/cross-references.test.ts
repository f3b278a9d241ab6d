import { beforeAll, describe, expect, it } from "vitest";
import { relatedRanges, type CrossReferenceChapter } from "#domain/scripture/cross-references.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { totalVerses, verseOrdinal } from "#domain/scripture/reference/places.ts";
import { buildCrossReferences, readCrossReferences, verseWeights } from "./cross-references.ts";

let targets: ReturnType<typeof readCrossReferences>;
let chapters: readonly CrossReferenceChapter[];
beforeAll(() => {
  targets = readCrossReferences();
  chapters = buildCrossReferences(targets);
});

const related = (book: string, chapter: number, verse: number) => {
  const file = chapters.find((one) => one.book === book && one.chapter === chapter);
  return file ? relatedRanges(file, verse).map((range) => formatReference({ ranges: [range] })) : [];
};

describe("cross references", () => {
  it("are 386,518 (386,550 with repetitions) on 30,412 verses, all to existing verses", () => {
    expect(targets.filter((list) => list.length > 0)).toHaveLength(30_412);
    expect(targets.reduce((sum, list) => sum + list.length, 0)).toBe(386_518);
    expect(targets.flat().every((ordinal) => Number.isInteger(ordinal) && ordinal >= 0 && ordinal < totalVerses)).toBe(
      true,
    );
  });

  it("keep every verse when consecutive verses are joined", () => {
    expect(chapters).toHaveLength(1189);
    const covered = chapters.flatMap((one) => Object.values(one.verses)).flat();
    expect(covered.reduce<number>((sum, entry) => sum + (typeof entry === "number" ? 1 : entry[1]), 0)).toBe(386_518);
  });

  it("contain well-known parallels", () => {
    expect(related("ROM", 1, 17)).toContain("Habakkuk 2:4");
    expect(related("MAT", 6, 9).join()).toContain("Luke 11:1");
    expect(related("JHN", 1, 1)).toContain("1 John 1:1");
    expect(related("PSA", 23, 1)).toContain("John 10:11");
  });

  it("stay small: at most 8 kB of JSON per chapter on average", () => {
    const bytes = chapters.map((one) => JSON.stringify(one).length);
    expect(bytes.reduce((sum, size) => sum + size, 0) / bytes.length).toBeLessThan(8000);
  });

  it("give the highest weight to the most referenced verse", () => {
    const weights = verseWeights(targets);
    expect(weights).toHaveLength(totalVerses);
    expect(Math.max(...weights)).toBe(255);
    const weight = (book: "JHN" | "NUM", chapter: number, verse: number) =>
      weights[verseOrdinal({ book, chapter, verse })]!;
    expect(weight("JHN", 3, 16)).toBeGreaterThan(weight("NUM", 7, 23));
  });
});

describe("relatedRanges", () => {
  it("is empty for a verse without references and drops unusable entries", () => {
    const file: CrossReferenceChapter = { book: "GEN", chapter: 1, verses: { 2: [0, [31_101, 2], 99_999] } };
    expect(relatedRanges(file, 1)).toEqual([]);
    expect(relatedRanges(file, 2)).toHaveLength(1);
  });
});
