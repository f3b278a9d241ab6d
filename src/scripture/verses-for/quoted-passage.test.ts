import { expect, it } from "vitest";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { subjectPassages } from "#content/subjects/passages.ts";
import { chapterText, passageText } from "#tests/support/embedded-text.ts";
import { chaptersOf, quotedFrom, versesOf } from "./quoted-passage.ts";

const why = "Why it is here.";

it("asks for each chapter once", () => {
  expect(
    chaptersOf([
      { reference: "Psalm 131", why },
      { reference: "John 14:1-3", why },
      { reference: "John 14:27", why },
    ]),
  ).toEqual([
    { book: "PSA", chapter: 131 },
    { book: "JHN", chapter: 14 },
  ]);
});

it("quotes verses and whole chapters", () => {
  expect(quotedFrom({ reference: "Psalm 131", why }, chapterText("kjv", "PSA", 131)!)?.text).toBe(
    passageText("kjv", { book: "PSA", chapter: 131, verse: 1 }, { book: "PSA", chapter: 131, verse: 3 }),
  );
  expect(quotedFrom({ reference: "John 14:27", why }, chapterText("kjv", "JHN", 14)!)).toEqual({
    reference: "John 14:27",
    why,
    text: passageText("kjv", { book: "JHN", chapter: 14, verse: 27 }),
  });
});

/** Psalm 131 as a service sends it. */
const psalm = (verses: readonly string[]): ChapterText => ({
  translation: "spa_r09",
  book: "PSA",
  chapter: 131,
  verses,
  paragraphs: [[1, 0]],
  edition: {
    name: "Reina-Valera 1909",
    language: "español",
    tag: "es",
    direction: "ltr",
    license: "Public Domain",
    licenseUrl: "",
    bookName: "Salmos",
    chapters: 150,
  },
});

it("quotes a text of another language by its name, where it counts the verses as we do", () => {
  const edition = { id: "spa_r09", name: "Reina-Valera 1909", tag: "es" };
  const verses = ["Uno.", "Dos.", "Tres."];
  expect(quotedFrom({ reference: "Psalm 131:2", why }, psalm(verses))).toEqual({
    reference: "Psalm 131:2",
    why,
    text: "Dos.",
    edition,
  });
  expect(quotedFrom({ reference: "Psalm 131", why }, psalm(verses))?.text).toBe("Uno. Dos. Tres.");
  expect(quotedFrom({ reference: "Psalm 131:2", why }, psalm(["Título.", ...verses]))).toBeUndefined();
});

it("reads the reference of every passage", () => {
  const passages = Object.values(subjectPassages).flat();
  expect(passages.map(versesOf)).toHaveLength(passages.length);
  expect(() => versesOf({ reference: "Nowhere 3" })).toThrow("Nowhere 3 is no reference");
});
