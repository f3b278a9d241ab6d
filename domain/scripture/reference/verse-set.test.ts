import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { books, verseCount } from "../books/books.ts";
import { formatReference } from "./format-reference.ts";
import {
  compareVerseSets,
  parseMarkReference,
  parseVerseSet,
  spanOfSet,
  verseList,
  verseSetReference,
  type VerseSet,
} from "./verse-set.ts";

const anyVerseSet = fc
  .constantFrom(...books)
  .chain((book) => fc.tuple(fc.constant(book), fc.integer({ min: 1, max: book.verseCounts.length })))
  .chain(([book, chapter]) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: verseCount(book.id, chapter) }), { minLength: 1, maxLength: 12 })
      .map((verses): VerseSet => ({ book: book.id, chapter, verses: verses.toSorted((a, b) => a - b) })),
  );

describe("parseVerseSet", () => {
  it.each([
    ["Psalms 23", { book: "PSA", chapter: 23, verses: [] }],
    ["Psalm 23:4", { book: "PSA", chapter: 23, verses: [4] }],
    ["1 John 2:3-5, 9", { book: "1JN", chapter: 2, verses: [3, 4, 5, 9] }],
    [" song of songs 1:1 ", { book: "SNG", chapter: 1, verses: [1] }],
    ["the acts 2:1", { book: "ACT", chapter: 2, verses: [1] }],
    ["Solomon's Song 1:2", { book: "SNG", chapter: 1, verses: [2] }],
    ["Revelation of John 22:20", { book: "REV", chapter: 22, verses: [20] }],
    ["John  3:36 , 1-2, 2", { book: "JHN", chapter: 3, verses: [1, 2, 36] }],
    ["John 3:5-5", { book: "JHN", chapter: 3, verses: [5] }],
    ["Psalm 119:175-176", { book: "PSA", chapter: 119, verses: [175, 176] }],
    ["Jude 1:5–6", { book: "JUD", chapter: 1, verses: [5, 6] }],
  ])("reads %s", (text, expected) => {
    expect(parseVerseSet(text)).toEqual(expected);
  });

  it.each([
    "",
    "John",
    "John 3:0",
    "John 3:37",
    "John 22",
    "John 22:1",
    "Jn 3:16",
    "John 3:16-",
    "John 3:5-4",
    "John 3:16;17",
    "Tobit 1:1",
    "constructor 1:1",
    "John 3:a",
    "John 3:1a",
    "John 3:a1",
    "John 3:1-x",
    "John 3:4,,5",
    "John 0",
    "John 3:36-37",
    "x John 3:16",
    "John 3:16 x",
    "John3:16",
    "John 3:1-2-3",
    "John 1000:1",
  ])("does not parse '%s'", (text) => {
    expect(parseVerseSet(text)).toBeUndefined();
  });

  it("parses every set it writes, and never throws", () => {
    fc.assert(
      fc.property(anyVerseSet, (set) => {
        const name = books.find((book) => book.id === set.book)!.name;
        expect(parseVerseSet(`${name} ${set.chapter}:${verseList(set.verses)}`)).toEqual(set);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void parseVerseSet(text)));
  });
});

it("a mark may be on a verse that only a text with other numbers has", () => {
  const texts = ["Numbers 13:34", "Psalm 23:200", "Psalm 23", "Psalm 23:201", "Tobit 1:1"];
  const marks = texts.map(parseMarkReference);
  expect(marks.map((set) => set && verseSetReference(set))).toEqual([...texts.slice(0, 3), undefined, undefined]);
});

it.each([
  ["John 3:16, 18-20", "John 3:16-20"],
  ["John 3:16", "John 3:16"],
  ["John 3", "John 3"],
])("%s spans %s", (text, span) => {
  expect(formatReference(spanOfSet(parseVerseSet(text)!))).toBe(span);
});

describe("verseList", () => {
  it("joins consecutive verses", () => {
    expect([verseList([4]), verseList([4, 5, 6, 9]), verseList([1, 3, 4]), verseList([])]).toEqual([
      "4",
      "4-6, 9",
      "1, 3-4",
      "",
    ]);
  });
});

const sorted = (texts: string[]) =>
  texts
    .map((text) => ({ text, set: parseVerseSet(text)! }))
    .toSorted((a, b) => compareVerseSets(a.set, b.set))
    .map(({ text }) => text);

describe("compareVerseSets", () => {
  it("puts fewer verses first if both start at the same verse", () => {
    expect(sorted(["John 3:5-9", "John 3:5", "John 3:5-6", "John 3"])).toEqual([
      "John 3",
      "John 3:5",
      "John 3:5-6",
      "John 3:5-9",
    ]);
  });

  it("is canonical, not alphabetical", () => {
    expect(sorted(["Exodus 1:1", "Acts 2:10", "Genesis 10:1", "Acts 2:2", "Genesis 2:1", "Acts 2"])).toEqual([
      "Genesis 2:1",
      "Genesis 10:1",
      "Exodus 1:1",
      "Acts 2",
      "Acts 2:2",
      "Acts 2:10",
    ]);
  });
});
