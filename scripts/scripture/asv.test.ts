import { expect, it } from "vitest";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { chapterText, chapterTexts, verseAt } from "#tests/support/embedded-text.ts";
import { asvCorrections } from "./asv.ts";

const chapters = chapterTexts("asv");
const count = (of: (one: ChapterText) => number) => chapters.reduce((sum, one) => sum + of(one), 0);
const size = (marks?: object) => Object.keys(marks ?? {}).length;

it("reads its text from the package", () => {
  const expected: readonly (readonly [place: string, text: string])[] = [
    ["GEN 1:1", "In the beginning God created the heavens and the earth."],
    ["PSA 23:1", "Jehovah is my shepherd; I shall not want."],
    [
      "JHN 3:16",
      "For God so loved the world, that he gave his only begotten Son, that whosoever believeth on him should not perish, but have eternal life.",
    ],
    ["JHN 11:35", "Jesus wept."],
    [
      "MRK 16:9",
      "Now when he was risen early on the first day of the week, he appeared first to Mary Magdalene, from whom he had cast out seven demons.",
    ],
    [
      "MRK 16:20",
      "And they went forth, and preached everywhere, the Lord working with them, and confirming the word by the signs that followed. Amen.",
    ],
    [
      "ACT 8:37",
      "And Philip said, If thou believest with all thy heart, thou mayest. And he answered and said, I believe that Jesus Christ is the Son of God.",
    ],
    [
      "ROM 8:28",
      "And we know that to them that love God all things work together for good, even to them that are called according to his purpose.",
    ],
    [
      "3JN 1:14",
      "but I hope shortly to see thee, and we shall speak face to face. Peace be unto thee. The friends salute thee. Salute the friends by name.",
    ],
    ["REV 22:21", "The grace of the Lord Jesus be with the saints. Amen."],
  ];
  expect(expected.map(([place]) => [place, verseAt("asv", place)])).toEqual(expected);
  expect(chapterText("asv", "PSA", 3)?.title).toBe("A Psalm of David, when he fled from Absalom his son.");
});

it("marks supplied words in 3,669 verses", () => {
  expect(count((one) => size(one.supplied))).toBe(3669);
  expect(verseAt("asv", "PSA 17:7")).toContain("in thee From those");
});

it("has the package's misprints corrected", () => {
  for (const [place, [, right]] of Object.entries(asvCorrections))
    expect(verseAt("asv", place), place).toContain(right.replaceAll(/[`']/g, ""));
});

it("has no title or letter inside a verse", () => {
  expect(verseAt("asv", "JOB 42:17")).toBe("So Job died, being old and full of days.");
  expect(chapters.flatMap((one) => one.verses).filter((text) => /Psalm \d|BOOK [IV]|^[A-Z]{2,}\. /.test(text))).toEqual(
    [],
  );
  expect(chapterText("asv", "PSA", 86)!.title).toBe("A Prayer of David.");
});
