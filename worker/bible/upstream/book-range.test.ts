import { describe, expect, it } from "vitest";
import { coversBookRange, bookRangeKey, upstreamAddress, upstreamReference, type BookRange } from "./book-range.ts";

const range = (book: BookRange["book"], start: [number, number], end: [number, number]): BookRange => ({
  book,
  start: { chapter: start[0], verse: start[1] },
  end: { chapter: end[0], verse: end[1] },
});
const verses = (chapter: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ chapter, verse: from + index }));

describe("upstream requests", () => {
  it("writes every kind of range in the public service’s format", () => {
    expect(upstreamReference(range("JHN", [3, 16], [3, 16]))).toBe("John 3:16");
    expect(upstreamReference(range("JHN", [3, 16], [3, 18]))).toBe("John 3:16-18");
    expect(upstreamReference(range("JHN", [3, 16], [4, 2]))).toBe("John 3:16-4:2");
    expect(upstreamReference(range("JHN", [3, 1], [3, 36]))).toBe("John 3");
    expect(upstreamReference(range("GEN", [1, 1], [3, 24]))).toBe("Genesis 1-3");
    expect(upstreamReference(range("JUD", [1, 1], [1, 25]))).toBe("Jude 1");
  });

  it("encodes the reference in the URL and requests whole chapters of single-chapter books", () => {
    expect(upstreamAddress("https://x.test", "bbe", range("1JN", [4, 8], [4, 8]))).toBe(
      "https://x.test/1%20John%204%3A8?translation=bbe&single_chapter_book_matching=indifferent",
    );
  });

  it("gives different ranges different keys", () => {
    expect(bookRangeKey(range("JHN", [3, 16], [4, 2]))).toBe("JHN.3.16-JHN.4.2");
  });
});

describe("checking an upstream response", () => {
  const three = range("JHN", [3, 16], [3, 18]);

  it("accepts exactly the requested verses", () => {
    expect(coversBookRange(three, verses(3, 16, 18))).toBe(true);
    expect(coversBookRange(range("JHN", [3, 35], [4, 2]), [...verses(3, 35, 36), ...verses(4, 1, 2)])).toBe(true);
  });

  it("rejects other verses or chapters, and repeated, reversed or too few verses", () => {
    expect(coversBookRange(three, verses(3, 15, 18))).toBe(false);
    expect(coversBookRange(three, verses(3, 16, 19))).toBe(false);
    expect(coversBookRange(three, verses(4, 16, 18))).toBe(false);
    expect(coversBookRange(three, [...verses(3, 16, 18), ...verses(3, 16, 18)])).toBe(false);
    expect(coversBookRange(three, verses(3, 16, 18).toReversed())).toBe(false);
    expect(coversBookRange(three, verses(3, 16, 16))).toBe(false);
    expect(coversBookRange(three, [])).toBe(false);
    expect(coversBookRange(range("JHN", [3, 1], [3, 36]), verses(3, 1, 20))).toBe(false);
  });

  it("tolerates a numbering that ends a chapter a little later or omits a verse", () => {
    expect(coversBookRange(range("ROM", [14, 1], [14, 23]), verses(14, 1, 26))).toBe(true);
    expect(coversBookRange(range("ROM", [14, 1], [14, 23]), verses(14, 1, 27))).toBe(false);
    expect(coversBookRange(range("ROM", [16, 1], [16, 27]), verses(16, 1, 24))).toBe(true);
    expect(coversBookRange(range("LUK", [17, 1], [17, 37]), [...verses(17, 1, 35), ...verses(17, 37, 37)])).toBe(true);
  });
});
