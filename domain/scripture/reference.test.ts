import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { books } from "./books.ts";
import {
  asChapter,
  bookReference,
  chapterAfter,
  chapterBefore,
  chapterReference,
  chaptersOfRange,
  countVerses,
  findChapter,
  formatReference,
  isVerse,
  parseVerseHash,
  readPath,
  totalVerses,
  verseAt,
  verseHash,
  verseOrdinal,
  verseReference,
  type VerseId,
} from "./reference.ts";

const at = (book: VerseId["book"], chapter: number, verse: number): VerseId => ({ book, chapter, verse });

describe("order", () => {
  it("numbers all 31,102 verses and finds them again", () => {
    for (let ordinal = 0; ordinal < totalVerses; ordinal += 1) {
      const verse = verseAt(ordinal)!;
      expect(isVerse(verse) && verseOrdinal(verse) === ordinal).toBe(true);
    }
    expect(verseAt(totalVerses - 1)).toEqual(at("REV", 22, 21));
    expect([-1, totalVerses, 1.5, Number.NaN].map(verseAt)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("counts verses and lists chapters over books", () => {
    const range = { from: at("GEN", 50, 26), to: at("EXO", 2, 1) };
    expect(countVerses({ ranges: [range] })).toBe(24);
    expect(chaptersOfRange(range)).toEqual([{ book: "GEN", chapter: 50 }, { book: "EXO", chapter: 1 }, { book: "EXO", chapter: 2 }]);
    expect(books.reduce((sum, book) => sum + countVerses(bookReference(book.id)), 0)).toBe(totalVerses);
  });

  it("turns pages over the ends of books and stops at the ends of the Bible", () => {
    expect(chapterAfter({ book: "MAL", chapter: 4 })).toEqual({ book: "MAT", chapter: 1 });
    expect(chapterBefore({ book: "MAT", chapter: 1 })).toEqual({ book: "MAL", chapter: 4 });
    expect(chapterBefore({ book: "GEN", chapter: 1 })).toBeUndefined();
    expect(chapterAfter({ book: "REV", chapter: 22 })).toBeUndefined();
  });
});

describe("formatReference", () => {
  it.each([
    [verseReference(at("JHN", 3, 16)), "John 3:16"],
    [verseReference(at("JHN", 3, 16), at("JHN", 3, 18)), "John 3:16-18"],
    [verseReference(at("JHN", 3, 16), at("JHN", 4, 2)), "John 3:16-4:2"],
    [chapterReference({ book: "PSA", chapter: 23 }), "Psalm 23"],
    [verseReference(at("PSA", 23, 1)), "Psalm 23:1"],
    [verseReference(at("PSA", 23, 1), at("PSA", 24, 10)), "Psalms 23-24"],
    [bookReference("JUD"), "Jude"],
    [bookReference("PSA"), "Psalms"],
    [verseReference(at("JUD", 1, 5)), "Jude 1:5"],
    [verseReference(at("GEN", 1, 1), at("EXO", 2, 3)), "Genesis 1:1 - Exodus 2:3"],
    [verseReference(at("MAT", 5, 1), at("MRK", 2, 28)), "Matthew 5 - Mark 2"],
    [{ ranges: [...verseReference(at("JHN", 3, 16)).ranges, ...verseReference(at("JHN", 3, 18), at("JHN", 3, 20)).ranges] }, "John 3:16, 18-20"],
    [{ ranges: [...verseReference(at("JHN", 3, 16)).ranges, ...verseReference(at("JHN", 5, 1)).ranges] }, "John 3:16; John 5:1"],
  ])("%o is %s", (reference, text) => {
    expect(formatReference(reference)).toBe(text);
  });

  it("knows a whole chapter", () => {
    expect(asChapter(chapterReference({ book: "JHN", chapter: 3 }))).toEqual({ book: "JHN", chapter: 3 });
    expect(asChapter(verseReference(at("JHN", 3, 16)))).toBeUndefined();
    expect(asChapter(bookReference("JHN"))).toBeUndefined();
  });
});

describe("addresses", () => {
  it.each([
    [verseReference(at("JHN", 3, 16)), "/read/kjv/john/3#v16"],
    [verseReference(at("JHN", 3, 16), at("JHN", 3, 18)), "/read/kjv/john/3#v16-18"],
    [chapterReference({ book: "SNG", chapter: 2 }), "/read/kjv/song-of-solomon/2"],
    [verseReference(at("JHN", 3, 16), at("JHN", 4, 2)), "/read/kjv/john/3#v16-36"],
    [bookReference("1JN"), "/read/kjv/1-john/1"],
    [{ ranges: [] }, "/read/kjv/genesis/1"],
  ])("%o opens %s", (reference, path) => {
    expect(readPath("kjv", reference)).toBe(path);
  });

  it("reads back every hash it writes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 176 }), fc.integer({ min: 0, max: 100 }), (from, more) => {
        expect(parseVerseHash(`#${verseHash(from, from + more)}`)).toEqual({ from, to: from + more });
      }),
    );
  });

  it.each(["", "#", "#v", "#v0", "#v5-3", "#v1-", "#16", "#v1000", "#v1-2-3", "#V1"])("ignores the hash %s", (hash) => {
    expect(parseVerseHash(hash)).toBeUndefined();
  });

  it("finds chapters by address and nothing else", () => {
    expect(findChapter("1-john", "3")).toEqual({ book: "1JN", chapter: 3 });
    expect(findChapter("JHN", "21")).toEqual({ book: "JHN", chapter: 21 });
    expect([findChapter("john", "22"), findChapter("john", "0"), findChapter("john", "03"), findChapter("john", "x"), findChapter("hezekiah", "1")]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});
