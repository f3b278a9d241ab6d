import { expect, it } from "vitest";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { chapterText, chapterTexts, verseAt } from "#tests/support/embedded-text.ts";

const chapters = chapterTexts("web");
const count = (of: (one: ChapterText) => number) => chapters.reduce((sum, one) => sum + of(one), 0);

it("reads its text from the package", () => {
  const expected: readonly (readonly [place: string, text: string])[] = [
    ["GEN 1:1", "In the beginning, God created the heavens and the earth."],
    ["PSA 23:1", "Yahweh is my shepherd: I shall lack nothing."],
    [
      "JHN 3:16",
      "For God so loved the world, that he gave his one and only Son, that whoever believes in him should not perish, but have eternal life.",
    ],
    ["JHN 11:35", "Jesus wept."],
    [
      "MRK 16:9",
      "Now when he had risen early on the first day of the week, he appeared first to Mary Magdalene, from whom he had cast out seven demons.",
    ],
    [
      "MRK 16:20",
      "They went out, and preached everywhere, the Lord working with them, and confirming the word by the signs that followed. Amen.",
    ],
    ["ACT 8:37", ""],
    [
      "ROM 8:28",
      "We know that all things work together for good for those who love God, for those who are called according to his purpose.",
    ],
    [
      "3JN 1:14",
      "but I hope to see you soon. Then we will speak face to face. Peace be to you. The friends greet you. Greet the friends by name.",
    ],
    ["REV 22:21", "The grace of the Lord Jesus Christ be with all the saints. Amen."],
  ];
  expect(expected.map(([place]) => [place, verseAt("web", place)])).toEqual(expected);
  expect(chapterText("web", "PSA", 3)?.title).toBe("A Psalm by David, when he fled from Absalom his son.");
});

it("omits exactly four verses", () => {
  const empty = chapters.flatMap((one) =>
    one.verses.flatMap((text, index) => (text === "" ? [`${one.book} ${one.chapter}:${index + 1}`] : [])),
  );
  expect(empty).toEqual(["LUK 17:36", "ACT 8:37", "ACT 15:34", "ACT 24:7"]);
});

it("has the doxology at the end of Romans", () => {
  expect(verseAt("web", "ROM 16:25")).toMatch(/^Now to him who is able to establish you/);
  expect(verseAt("web", "ROM 16:27")).toMatch(/to whom be the glory forever! Amen\.$/);
  expect(chapterText("web", "ROM", 14)!.verses).toHaveLength(23);
});

it("has the package's misprints corrected", () => {
  const corrected = {
    "1SA 18:8": "They have credited David",
    "JOB 30:7": "under the nettles.",
    "JER 9:5": "committing",
    "REV 7:14": "suffering. They",
  };
  for (const [place, right] of Object.entries(corrected)) expect(verseAt("web", place), place).toContain(right);
});

it("has its own lines of poetry, without blank ones", () => {
  expect(count((one) => Object.values(one.lines ?? {}).reduce((sum, lines) => sum + lines.length, 0))).toBe(19078);
});

it("has no footnotes in its titles", () => {
  expect(chapterText("web", "PSA", 90)!.title).toBe("A Prayer by Moses, the man of God.");
});
