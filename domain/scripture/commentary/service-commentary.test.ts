import { describe, expect, it } from "vitest";
import { parseServiceCommentary } from "./service-commentary.ts";

const place = { book: "PSA", chapter: 23 } as const;
const answer = (content: unknown[], more: object = {}) => ({
  commentary: { id: "sample" },
  book: { id: "PSA" },
  chapter: { number: 23, content, ...more },
});
const verse = (number: number, text: unknown) => ({ type: "verse", number, text });
const sectionsOf = (body: unknown) =>
  parseServiceCommentary(body, "sample", place)?.sections.map(({ verse: first, lastVerse }) => [first, lastVerse]);

const ofBook = (introduction: unknown, number = 1) =>
  parseServiceCommentary(
    {
      commentary: { id: "sample" },
      book: { id: "PSA", introduction },
      chapter: { number, content: [verse(1, "a")] },
    },
    "sample",
    { book: "PSA", chapter: number },
  );

describe("a chapter of a commentary", () => {
  it("has sections that last to the next comment", () => {
    expect(sectionsOf(answer([verse(2, "a"), verse(4, "b"), verse(3, " ")]))).toEqual([
      [2, 3],
      [4, 6],
    ]);
    expect(sectionsOf(answer([verse(1, "a"), verse(9, "of a verse that we do not have")]))).toEqual([
      [1, 8],
      [9, 9],
    ]);
    expect(sectionsOf(answer([verse(4, "b"), verse(2, "a"), verse(0, "Of the title.")]))).toEqual([
      [2, 3],
      [4, 6],
    ]);
    expect(sectionsOf(answer([]))).toEqual([]);
  });

  it("says of a comment whose source ends in mid-sentence that it is cut off", () => {
    const body = answer([verse(1, "A whole one."), verse(2, "a".repeat(32_767))]);
    const sections = parseServiceCommentary(body, "sample", place)?.sections;
    expect(sections?.map((section) => "isCutOff" in section)).toEqual([false, true]);
  });

  it("is introduced by what is said of it, and of a psalm's title", () => {
    const body = answer([verse(0, "Of the title."), { type: "heading", text: "x" }], { introduction: "Of the psalm." });
    expect(parseServiceCommentary(body, "sample", place)?.introduction).toEqual([
      { text: "Of the psalm." },
      { text: "Of the title." },
    ]);
  });

  it("is introduced with its book if it is the first, even where that introduction cannot be read", () => {
    expect(ofBook("Of the book.\nIts author.")?.bookIntroduction).toEqual([
      { text: "Of the book." },
      { text: "Its author." },
    ]);
    expect(ofBook("Of the book.", 2)).not.toHaveProperty("bookIntroduction");
    expect(ofBook({ text: 1 })?.sections).toHaveLength(1);
  });

  it("is the same in the service's plain form", () => {
    const body = answer([{ type: "verse", number: 1, content: ["One.", "Two."] }]);
    expect(parseServiceCommentary(body, "sample", place)?.sections[0]!.paragraphs).toEqual([
      { text: "One." },
      { text: "Two." },
    ]);
  });

  it("does not repeat the verses of a section, but keeps a head that says something else", () => {
    const body = answer([
      verse(1, "<b>Verses 1-2</b>\nOne."),
      verse(3, "Verses 3-5\nTwo."),
      verse(5, "Verse 5"),
      verse(6, "<b>Verse 6</b>\nFour."),
    ]);
    const texts = parseServiceCommentary(body, "sample", place)?.sections.map(({ paragraphs }) =>
      paragraphs.map((one) => one.text),
    );
    expect(texts).toEqual([["One."], ["Verses 3-5", "Two."], ["Verse 5"], ["Four."]]);
    for (const head of ["See Verse 1", "Verse 1. Of David", "Verse 2", "Verses 1-3"]) {
      const comments = answer([verse(1, `${head}\nOne.`), verse(2, "Two.")]);
      const [first] = parseServiceCommentary(comments, "sample", place)?.sections ?? [];
      expect(first?.paragraphs.map(({ text }) => text)).toEqual([head, "One."]);
    }
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["another shape", { verses: [] }],
    ["another commentary", { ...answer([]), commentary: { id: "other" } }],
    ["another book", { ...answer([]), book: { id: "JOB" } }],
    ["another chapter", answer([], { number: 24 })],
    ["a comment twice", answer([verse(1, "a"), verse(1, "b")])],
    ["a comment that is no text", answer([verse(1, { html: "<p>" })])],
    ["a verse that no chapter has", answer([verse(900, "a")])],
    ["a comment without end", answer([verse(1, "x".repeat(200_001))])],
  ])("is not %s", (_, body) => expect(parseServiceCommentary(body, "sample", place)).toBeUndefined());
});
