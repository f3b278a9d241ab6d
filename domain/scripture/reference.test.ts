import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { books } from "./books.ts";
import {
  bookReference,
  chapterAfter,
  chapterBefore,
  chapterReference,
  chaptersOfReference,
  chaptersOfRange,
  compareVerses,
  countVerses,
  findChapter,
  formatReference,
  formatVerse,
  isChapter,
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

  it("knows the bounds of chapters and verses", () => {
    expect([0, 1, 21, 22, 1.5, Number.NaN].map((chapter) => isChapter({ book: "JHN", chapter }))).toEqual([false, true, true, false, false, false]);
    expect([0, 1, 36, 37, 1.5, Number.NaN].map((verse) => isVerse(at("JHN", 3, verse)))).toEqual([false, true, true, false, false, false]);
    expect(isVerse(at("JHN", 22, 1))).toBe(false);
  });

  it("compares places by book, then chapter, then verse", () => {
    const places = [at("GEN", 2, 1), at("EXO", 1, 1), at("GEN", 1, 31), at("GEN", 1, 2)];
    expect(places.toSorted(compareVerses)).toEqual([at("GEN", 1, 2), at("GEN", 1, 31), at("GEN", 2, 1), at("EXO", 1, 1)]);
    expect(compareVerses(at("GEN", 1, 1), at("GEN", 1, 1))).toBe(0);
  });

  it("turns pages inside a book", () => {
    expect([chapterBefore({ book: "JHN", chapter: 2 }), chapterAfter({ book: "JHN", chapter: 20 }), chapterAfter({ book: "JHN", chapter: 21 })]).toEqual([
      { book: "JHN", chapter: 1 }, { book: "JHN", chapter: 21 }, { book: "ACT", chapter: 1 },
    ]);
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
    [{ ranges: [...chapterReference({ book: "JHN", chapter: 3 }).ranges, ...verseReference(at("JHN", 3, 16)).ranges] }, "John 3; John 3:16"],
    [{ ranges: [...verseReference(at("JHN", 3, 16)).ranges, ...chapterReference({ book: "JHN", chapter: 3 }).ranges] }, "John 3:16; John 3"],
    [{ ranges: [...verseReference(at("JHN", 3, 16), at("JHN", 4, 2)).ranges, ...verseReference(at("JHN", 4, 5)).ranges] }, "John 3:16-4:2; John 4:5"],
    [{ ranges: [...verseReference(at("JHN", 4, 2)).ranges, ...verseReference(at("JHN", 4, 5), at("JHN", 5, 1)).ranges] }, "John 4:2; John 4:5-5:1"],
    [{ ranges: [...verseReference(at("LUK", 24, 53), at("JHN", 3, 2)).ranges, ...verseReference(at("JHN", 3, 5)).ranges] }, "Luke 24:53 - John 3:2; John 3:5"],
    [{ ranges: [...verseReference(at("LUK", 3, 2)).ranges, ...verseReference(at("JHN", 3, 5)).ranges] }, "Luke 3:2; John 3:5"],
    [{ ranges: [...verseReference(at("JHN", 3, 5)).ranges, ...verseReference(at("JHN", 3, 6), at("ACT", 3, 2)).ranges] }, "John 3:5; John 3:6 - Acts 3:2"],
    [{ ranges: [] }, ""],
    [verseReference(at("PSA", 117, 1), at("PSA", 119, 5)), "Psalm 117:1-119:5"],
    [verseReference(at("PSA", 150, 1), at("PRO", 1, 33)), "Psalm 150 - Proverbs 1"],
    [verseReference(at("JHN", 3, 1), at("JHN", 3, 35)), "John 3:1-35"],
    [verseReference(at("JHN", 3, 2), at("JHN", 3, 36)), "John 3:2-36"],
    [verseReference(at("GEN", 1, 1), at("EXO", 40, 38)), "Genesis 1 - Exodus 40"],
    [verseReference(at("JHN", 1, 1), at("JHN", 20, 31)), "John 1-20"],
    [verseReference(at("JHN", 2, 1), at("JHN", 21, 25)), "John 2-21"],
  ])("%o is %s", (reference, text) => {
    expect(formatReference(reference)).toBe(text);
  });

  it("needs each chapter once, in the order in which it names them", () => {
    const ranges = [verseReference(at("JHN", 4, 1)), verseReference(at("JHN", 3, 35), at("JHN", 4, 2)), bookReference("JUD")].flatMap((reference) => reference.ranges);
    expect(chaptersOfReference({ ranges })).toEqual([{ book: "JHN", chapter: 4 }, { book: "JHN", chapter: 3 }, { book: "JUD", chapter: 1 }]);
  });

  it("writes a verse under its book's own name", () => {
    expect([formatVerse(at("PSA", 23, 1)), formatVerse(at("1JN", 4, 8))]).toEqual(["Psalms 23:1", "1 John 4:8"]);
  });
});

describe("addresses", () => {
  it.each([
    [verseReference(at("JHN", 3, 16)), "/read/kjv/john/3#v16"],
    [verseReference(at("JHN", 3, 16), at("JHN", 3, 18)), "/read/kjv/john/3#v16-18"],
    [chapterReference({ book: "SNG", chapter: 2 }), "/read/kjv/song-of-solomon/2"],
    [verseReference(at("JHN", 3, 16), at("JHN", 4, 2)), "/read/kjv/john/3#v16-36"],
    [bookReference("1JN"), "/read/kjv/1-john/1"],
    [verseReference(at("JHN", 3, 1), at("JHN", 3, 35)), "/read/kjv/john/3#v1-35"],
    [verseReference(at("JHN", 3, 2), at("JHN", 3, 36)), "/read/kjv/john/3#v2-36"],
    [verseReference(at("GEN", 3, 5), at("EXO", 3, 7)), "/read/kjv/genesis/3#v5-24"],
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

  it.each(["", "#", "#v", "#v0", "#v5-3", "#v1-", "#16", "#v1000", "#v1-2-3", "#V1", "##v1", "x#v1", "#v1x", "#v01", "#v1-01", "#vx", "#v1-1000", "#v1-x"])("ignores the hash %s", (hash) => {
    expect(parseVerseHash(hash)).toBeUndefined();
  });

  it("finds chapters by address and nothing else", () => {
    expect(findChapter("1-john", "3")).toEqual({ book: "1JN", chapter: 3 });
    expect(findChapter("JHN", "21")).toEqual({ book: "JHN", chapter: 21 });
    expect([findChapter("john", "22"), findChapter("john", "0"), findChapter("john", "03"), findChapter("john", "x"), findChapter("hezekiah", "1"), findChapter("psalms", "1000"), findChapter("john", "3x"), findChapter("john", "x3")]).toEqual(
      Array.from({ length: 8 }, () => undefined),
    );
  });
});
