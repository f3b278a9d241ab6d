import { describe, expect, it, vi } from "vitest";
import { chapterText } from "#tests/support/embedded-text.ts";
import { parseReference } from "./parse-reference.ts";
import { chaptersOfReference, loadPassage, type ChapterSource } from "./passage.ts";

const source: ChapterSource = async (translation, book, chapter) => {
  const found = chapterText(translation, book, chapter);
  if (!found) throw new Error("no such chapter");
  return found;
};

const reference = (text: string) => {
  const parsed = parseReference(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.reference;
};

/** Chapters of five verses whose texts say where they stand. */
const numbered: ChapterSource = (translation, book, chapter) =>
  Promise.resolve({ translation, book, chapter, paragraphs: [], verses: Array.from({ length: 5 }, (_, index) => (index === 3 ? "" : `${book} ${chapter}:${index + 1}`)) });

describe("loadPassage", () => {
  it("takes from every chapter the verses that the range names, with their own numbers", async () => {
    const from = { book: "MAL", chapter: 3, verse: 2 } as const;
    const to = { book: "MAT", chapter: 4, verse: 3 } as const;
    const { verses, text } = await loadPassage(numbered, "kjv", { ranges: [{ from, to }, { from: { ...to, verse: 2 }, to }] });
    const chapters = ["MAL 3", "MAL 4", "MAT 1", "MAT 2", "MAT 3", "MAT 4", "MAT 4"];
    const bounds = [[2, 5], [1, 5], [1, 5], [1, 5], [1, 5], [1, 3], [2, 3]] as const;
    const places = chapters.flatMap((chapter, at) => Array.from({ length: bounds[at]![1] - bounds[at]![0] + 1 }, (_, index) => `${chapter}:${bounds[at]![0] + index}`));
    expect(verses.map((one) => `${one.book_id} ${one.chapter}:${one.verse}`)).toEqual(places);
    expect(text).toBe(places.filter((place) => !place.endsWith(":4")).join(" "));
  });

  it("answers with the entities of the specification", async () => {
    expect(await loadPassage(source, "kjv", reference("jn 11:35"))).toEqual({
      reference: "John 11:35",
      verses: [{ book_id: "JHN", book_name: "John", chapter: 11, verse: 35, text: "Jesus wept." }],
      text: "Jesus wept.",
      translation_id: "kjv",
      translation_name: "King James Version",
      translation_note: "Public Domain",
    });
  });

  it("crosses chapters and books", async () => {
    const passage = await loadPassage(source, "web", reference("John 20:31 - Acts 1:1"));
    expect(passage.verses).toHaveLength(1 + 25 + 1);
    expect(passage.verses.at(-1)).toMatchObject({ book_id: "ACT", chapter: 1, verse: 1 });
  });

  it("keeps the order of a list and loads each chapter once", async () => {
    const spy = vi.fn<ChapterSource>(source);
    const passage = await loadPassage(spy, "asv", reference("John 3:18; 3:16; 4:1"));
    expect(passage.verses.map((verse) => `${verse.chapter}:${verse.verse}`)).toEqual(["3:18", "3:16", "4:1"]);
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it("keeps the place of an omitted verse and leaves no gap in the text", async () => {
    const passage = await loadPassage(source, "web", reference("Acts 8:36-38"));
    expect(passage.verses.map((verse) => verse.text === "")).toEqual([false, true, false]);
    expect(passage.text).not.toMatch(/ {2}/);
  });

  it("fails with the source", async () => {
    await expect(loadPassage(() => Promise.reject(new Error("offline")), "kjv", reference("John 3"))).rejects.toThrow("offline");
  });

  it("lists the chapters of whole books", () => {
    expect(chaptersOfReference(reference("Ruth; Ruth 2:1"))).toHaveLength(4);
  });
});
