import { describe, expect, it } from "vitest";
import { verseCount, type BookId } from "#domain/scripture/books/books.ts";
import { chapterRange, type VerseRange } from "#domain/scripture/reference/reference.ts";
import type { RemoteBook, RemoteBooks } from "#src/scripture/text/remote-translation-books.ts";
import { localReading } from "./local-readings.ts";

const german: RemoteBooks = {
  name: "Lutherbibel 1912",
  tag: "de",
  direction: "ltr",
  books: new Map<BookId, RemoteBook>([
    ["GEN", { name: "1. Mose", chapters: 50 }],
    ["RUT", { name: "Rut", chapters: 4 }],
    ["PSA", { name: "Psalm", chapters: 150 }],
    ["MAL", { name: "Maleachi", chapters: 3 }],
    ["MAT", { name: "Matthäus", chapters: 28 }],
    ["JUD", { name: "Judas", chapters: 1 }],
  ]),
};

const chapters = (book: BookId, first: number, last = first): VerseRange =>
  chapterRange({ book, chapter: first }, { book, chapter: last });

describe("a reading in another language", () => {
  it.each([
    ["several chapters", chapters("GEN", 1, 2), "1. Mose 1-2", "Genesis 1-2"],
    ["a psalm", chapters("PSA", 23), "Psalm 23", "Psalm 23"],
    ["a short book, whole", chapters("RUT", 1, 4), "Rut 1-4", "Ruth 1-4"],
    ["a book of one chapter", chapters("JUD", 1), "Judas", "Jude"],
    [
      "half a chapter",
      { from: { book: "MAT", chapter: 5, verse: 21 }, to: { book: "MAT", chapter: 5, verse: verseCount("MAT", 5) } },
      "Matthäus 5:21-48",
      "Matthew 5:21-48",
    ],
    ["a book that it does not name", chapters("EXO", 3), "Exodus 3", "Exodus 3"],
    [
      "chapters over a book's end",
      chapterRange({ book: "MAL", chapter: 3 }, { book: "MAT", chapter: 1 }),
      "Maleachi 3 - Matthäus 1",
      "Malachi 3 - Matthew 1",
    ],
  ] as const)("%s", (_, range, title, reference) => {
    expect(localReading(range, german)).toEqual({ title, reference });
  });

  it("ends with the last chapter that the translation has", () => {
    expect(localReading(chapters("MAL", 1, 4), german)).toEqual({ title: "Maleachi 1-3", reference: "Malachi 1-3" });
    expect(localReading(chapters("MAL", 4), german)).toEqual({ title: "Maleachi 3", reference: "Malachi 3" });
  });
});
