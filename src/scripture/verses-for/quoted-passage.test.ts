import { expect, it } from "vitest";
import { subjectPassages } from "#content/subjects/passages.ts";
import { chapterText, passageText } from "#tests/support/embedded-text.ts";
import { chaptersOf, quoted, versesOf } from "./quoted-passage.ts";

const why = "Why it is here.";

it("quotes verses and whole chapters, and asks for each chapter once", () => {
  const passages = [
    { reference: "Psalm 131", why },
    { reference: "John 14:1-3", why },
    { reference: "John 14:27", why },
  ];
  expect(chaptersOf(passages)).toEqual([
    { book: "PSA", chapter: 131 },
    { book: "JHN", chapter: 14 },
  ]);
  const found = quoted(
    passages,
    chaptersOf(passages).map(({ book, chapter }) => chapterText("kjv", book, chapter)!),
  );
  expect(found[0]!.text).toBe(
    passageText("kjv", { book: "PSA", chapter: 131, verse: 1 }, { book: "PSA", chapter: 131, verse: 3 }),
  );
  expect(found[2]).toEqual({
    reference: "John 14:27",
    why,
    text: passageText("kjv", { book: "JHN", chapter: 14, verse: 27 }),
  });
});

it("reads the reference of every passage", () => {
  const passages = Object.values(subjectPassages).flat();
  expect(passages.map(versesOf)).toHaveLength(passages.length);
  expect(() => versesOf({ reference: "Nowhere 3" })).toThrow("Nowhere 3 is no reference");
});
