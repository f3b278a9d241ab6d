import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { books, chapterCount, verseCount, type BookId } from "#domain/scripture/books/books.ts";
import { parseRanges, type WrittenRange } from "#domain/scripture/reference/parse-reference.ts";
import { formatRanges } from "./passage-reference.ts";

const rewritten = (text: string, single_chapter_book_matching: "special" | "indifferent" = "special"): string => {
  const parsed = parseRanges(text, { single_chapter_book_matching });
  return parsed.ok ? formatRanges(parsed.ranges) : `(${parsed.problem})`;
};

/** Chapters or verses of a book, as a text can name them. */
const rangesOf = (book: BookId): fc.Arbitrary<WrittenRange> => {
  const chapters = fc
    .tuple(fc.integer({ min: 1, max: chapterCount(book) }), fc.integer({ min: 1, max: chapterCount(book) }))
    .map((pair) => pair.toSorted((a, b) => a - b) as [number, number]);
  const verse = (chapter: number) => fc.integer({ min: 1, max: verseCount(book, chapter) });
  const byChapters = chapters.map(([first, last]) => ({
    from: { book, chapter: first, verse: 1 },
    to: { book, chapter: last, verse: verseCount(book, last) },
    by: "chapters" as const,
  }));
  const byVerses = chapters.chain(([first, last]) =>
    fc.tuple(verse(first), verse(last)).map(([a, b]) => {
      const [from, to] = first === last && a > b ? [b, a] : [a, b];
      return {
        from: { book, chapter: first, verse: from },
        to: { book, chapter: last, verse: to },
        by: "verses" as const,
      };
    }),
  );
  return fc.oneof(byChapters, byVerses);
};

describe("formatRanges", () => {
  it.each([
    ["John 3:16,18-20", "John 3:16,18-20"],
    ["John 3:16, 4:1", "John 3:16,4:1"],
    ["John 3:16-4:2,5", "John 3:16-4:2,5"],
    ["John 3:16,3:18-4:2", "John 3:16,3:18-4:2"],
    ["John 3; John 3:16", "John 3,3:16"],
    ["John 3:16; John 4", "John 3:16; John 4"],
    ["Luke 3:2; John 3:5", "Luke 3:2; John 3:5"],
    ["John; John 3", "John; John 3"],
    ["Psalms 1-150", "Psalms 1-150"],
    ["Psalms", "Psalms"],
    ["Gen-Exod", "Genesis - Exodus"],
    ["Matthew 5 - Mark 2", "Matthew 5 - Mark 2"],
    ["Psalm 150:6 - Prov 1:1", "Psalms 150:6 - Proverbs 1:1"],
    ["Jude 1:1-25", "Jude 1:1-25"],
    ["John 3:1-36", "John 3:1-36"],
    ["John 3", "John 3"],
    ["2 John - 3 John", "2 John - 3 John"],
    ["John 3:16ff", "John 3:16-36"],
    ["John 3ff", "John 3-21"],
    ["Jude - Rev 3", "Jude 1 - Revelation 3"],
    ["hezekiah 3:4", "(unknown-book)"],
  ])("writes %s as %s", (text, expected) => expect(rewritten(text)).toBe(expected));

  it("writes a whole single-chapter book so that the same matching reads it again", () => {
    expect([
      rewritten("Jude"),
      rewritten("Jude 1"),
      rewritten("Jude 1", "indifferent"),
      rewritten("Jude", "indifferent"),
    ]).toEqual(["Jude", "Jude 1:1", "Jude 1", "Jude 1"]);
  });

  it("writes nothing for no ranges", () => expect(formatRanges([])).toBe(""));

  it("is read back as the same ranges, written in the same way", () => {
    const lists = fc
      .constantFrom(...books.filter(({ verseCounts }) => verseCounts.length > 1))
      .chain(({ id }) => fc.array(rangesOf(id), { minLength: 1, maxLength: 6 }));
    fc.assert(
      fc.property(lists, (ranges) => {
        expect(parseRanges(formatRanges(ranges), { single_chapter_book_matching: "special" })).toEqual({
          ok: true,
          ranges,
        });
      }),
    );
  });
});
