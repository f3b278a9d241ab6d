import { expect, it } from "vitest";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { chapterText, chapterTexts, verseAt } from "#tests/support/embedded-text.ts";

const chapters = chapterTexts("kjv");
const count = (of: (one: ChapterText) => number) => chapters.reduce((sum, one) => sum + of(one), 0);
const size = (marks?: object) => Object.keys(marks ?? {}).length;

it("reads its text from the package", () => {
  const expected: readonly (readonly [place: string, text: string])[] = [
    ["GEN 1:1", "In the beginning God created the heaven and the earth."],
    ["PSA 23:1", "The LORD is my shepherd; I shall not want."],
    [
      "JHN 3:16",
      "For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.",
    ],
    ["JHN 11:35", "Jesus wept."],
    [
      "MRK 16:9",
      "Now when Jesus was risen early the first day of the week, he appeared first to Mary Magdalene, out of whom he had cast seven devils.",
    ],
    [
      "MRK 16:20",
      "And they went forth, and preached every where, the Lord working with them, and confirming the word with signs following. Amen.",
    ],
    [
      "ACT 8:37",
      "And Philip said, If thou believest with all thine heart, thou mayest. And he answered and said, I believe that Jesus Christ is the Son of God.",
    ],
    [
      "ROM 8:28",
      "And we know that all things work together for good to them that love God, to them who are the called according to his purpose.",
    ],
    [
      "3JN 1:14",
      "But I trust I shall shortly see thee, and we shall speak face to face. Peace be to thee. Our friends salute thee. Greet the friends by name.",
    ],
    ["REV 22:21", "The grace of our Lord Jesus Christ be with you all. Amen."],
  ];
  expect(expected.map(([place]) => [place, verseAt("kjv", place)])).toEqual(expected);
  expect(chapterText("kjv", "PSA", 3)?.title).toBe("A Psalm of David, when he fled from Absalom his son.");
});

it("marks supplied words in 14,233 verses", () => {
  expect(count((one) => size(one.supplied))).toBe(14233);
  const [range] = chapterText("kjv", "GEN", 1)!.supplied?.[2] ?? [];
  expect(verseAt("kjv", "GEN 1:2").slice(...(range ?? []))).toBe("was");
});

it("keeps the 2,936 printed paragraph marks, which end with Acts 20", () => {
  const last = chapters.findIndex((one) => one.book === "ACT" && one.chapter === 20);
  const marked = chapters.slice(0, last + 1).flatMap((one) => one.paragraphs);
  const openings = chapters.slice(0, last + 1);
  expect(marked.length).toBeGreaterThanOrEqual(2936);
  expect(marked.length).toBeLessThanOrEqual(2936 + openings.length);
  expect(chapterText("kjv", "GEN", 1)!.paragraphs).toEqual([
    [1, 0],
    [6, 0],
    [9, 0],
    [14, 0],
    [24, 0],
    [26, 0],
    [29, 0],
  ]);
});

it("has the 14 colophons of the epistles", () => {
  expect(chapters.filter((one) => one.colophon !== undefined)).toHaveLength(14);
  expect(chapterText("kjv", "ROM", 16)!.colophon).toBe(
    "Written to the Romans from Corinthus, and sent by Phebe servant of the church at Cenchrea.",
  );
});

it("breaks poems into lines at major stops, but not prose", () => {
  expect(chapterText("kjv", "PSA", 23)!.lines?.[2]).toEqual([
    [0, 1],
    [44, 2],
  ]);
  expect(chapterText("kjv", "ECC", 3)!.lines?.[1]).toBeDefined();
  expect(chapterText("kjv", "ECC", 4)!.lines).toBeUndefined();
  expect(chapterText("kjv", "JOB", 1)!.lines).toBeUndefined();
  expect(chapterText("kjv", "JHN", 3)!.lines).toBeUndefined();
});
