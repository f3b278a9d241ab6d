import { describe, expect, it } from "vitest";
import { coversStretch, stretchKey, upstreamAddress, upstreamReference, type Stretch } from "./stretch.ts";

const stretch = (book: Stretch["book"], start: [number, number], end: [number, number]): Stretch => ({
  book,
  start: { chapter: start[0], verse: start[1] },
  end: { chapter: end[0], verse: end[1] },
});
const verses = (chapter: number, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => ({ chapter, verse: from + index }));

describe("upstream requests", () => {
  it("writes every kind of stretch in the public service’s format", () => {
    expect(upstreamReference(stretch("JHN", [3, 16], [3, 16]))).toBe("John 3:16");
    expect(upstreamReference(stretch("JHN", [3, 16], [3, 18]))).toBe("John 3:16-18");
    expect(upstreamReference(stretch("JHN", [3, 16], [4, 2]))).toBe("John 3:16-4:2");
    expect(upstreamReference(stretch("JHN", [3, 1], [3, 36]))).toBe("John 3");
    expect(upstreamReference(stretch("GEN", [1, 1], [3, 24]))).toBe("Genesis 1-3");
    expect(upstreamReference(stretch("JUD", [1, 1], [1, 25]))).toBe("Jude 1");
  });

  it("encodes the reference in the URL and requests whole chapters of single-chapter books", () => {
    expect(upstreamAddress("https://x.test", "bbe", stretch("1JN", [4, 8], [4, 8]))).toBe(
      "https://x.test/1%20John%204%3A8?translation=bbe&single_chapter_book_matching=indifferent",
    );
  });

  it("gives different stretches different keys", () => {
    expect(stretchKey(stretch("JHN", [3, 16], [4, 2]))).toBe("JHN.3.16-JHN.4.2");
  });
});

describe("checking an upstream response", () => {
  const three = stretch("JHN", [3, 16], [3, 18]);

  it("accepts exactly the requested verses", () => {
    expect(coversStretch(three, verses(3, 16, 18))).toBe(true);
    expect(coversStretch(stretch("JHN", [3, 35], [4, 2]), [...verses(3, 35, 36), ...verses(4, 1, 2)])).toBe(true);
  });

  it("rejects other verses or chapters, and repeated, reversed or too few verses", () => {
    expect(coversStretch(three, verses(3, 15, 18))).toBe(false);
    expect(coversStretch(three, verses(3, 16, 19))).toBe(false);
    expect(coversStretch(three, verses(4, 16, 18))).toBe(false);
    expect(coversStretch(three, [...verses(3, 16, 18), ...verses(3, 16, 18)])).toBe(false);
    expect(coversStretch(three, verses(3, 16, 18).toReversed())).toBe(false);
    expect(coversStretch(three, verses(3, 16, 16))).toBe(false);
    expect(coversStretch(three, [])).toBe(false);
    expect(coversStretch(stretch("JHN", [3, 1], [3, 36]), verses(3, 1, 20))).toBe(false);
  });

  it("tolerates a numbering that ends a chapter a little later or omits a verse", () => {
    expect(coversStretch(stretch("ROM", [14, 1], [14, 23]), verses(14, 1, 26))).toBe(true);
    expect(coversStretch(stretch("ROM", [14, 1], [14, 23]), verses(14, 1, 27))).toBe(false);
    expect(coversStretch(stretch("ROM", [16, 1], [16, 27]), verses(16, 1, 24))).toBe(true);
    expect(coversStretch(stretch("LUK", [17, 1], [17, 37]), [...verses(17, 1, 35), ...verses(17, 37, 37)])).toBe(true);
  });
});
