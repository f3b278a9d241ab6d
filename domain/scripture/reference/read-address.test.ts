import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VerseId } from "./places.ts";
import { findChapter, findVerses, parseVerseHash, readPath, sharePath, verseHash, versePath } from "./read-address.ts";
import { bookReference, chapterReference, verseReference } from "./reference.ts";

const at = (book: VerseId["book"], chapter: number, verse: number): VerseId => ({ book, chapter, verse });

describe("reader URLs", () => {
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

  it("parses every hash it writes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 176 }), fc.integer({ min: 0, max: 100 }), (from, more) => {
        expect(parseVerseHash(`#${verseHash(from, from + more)}`)).toEqual({ from, to: from + more });
      }),
    );
  });

  it.each([
    "",
    "#",
    "#v",
    "#v0",
    "#v5-3",
    "#v1-",
    "#16",
    "#v1000",
    "#v1-2-3",
    "#V1",
    "##v1",
    "x#v1",
    "#v1x",
    "#v01",
    "#v1-01",
    "#vx",
    "#v1-1000",
    "#v1-x",
  ])("ignores the hash %s", (hash) => {
    expect(parseVerseHash(hash)).toBeUndefined();
  });

  it("finds only valid chapters", () => {
    expect(findChapter("1-john", "3")).toEqual({ book: "1JN", chapter: 3 });
    expect(findChapter("JHN", "21")).toEqual({ book: "JHN", chapter: 21 });
    expect([
      findChapter("john", "22"),
      findChapter("john", "0"),
      findChapter("john", "03"),
      findChapter("john", "x"),
      findChapter("hezekiah", "1"),
      findChapter("psalms", "1000"),
      findChapter("john", "3x"),
      findChapter("john", "x3"),
    ]).toEqual(Array.from({ length: 8 }, () => undefined));
  });

  it("writes the address of verses, and finds only those that exist", () => {
    expect(versePath("kjv", { book: "JHN", chapter: 3 }, 16, 18)).toBe("/verse/kjv/john/3/16-18");
    expect(versePath("web", { book: "1JN", chapter: 4 }, 8)).toBe("/verse/web/1-john/4/8");
    expect(findVerses({ book: "JHN", chapter: 3 }, "16-18")).toEqual({ from: 16, to: 18 });
    expect(findVerses({ book: "JHN", chapter: 3 }, "36")).toEqual({ from: 36, to: 36 });
    for (const text of ["37", "16-37", "18-16", "0", "16-", "v16", "#v16", ""])
      expect([text, findVerses({ book: "JHN", chapter: 3 }, text)]).toEqual([text, undefined]);
  });

  it("shares verses under their own address, whole chapters under the chapter's", () => {
    expect(sharePath("kjv", verseReference(at("JHN", 3, 16), at("JHN", 3, 18)))).toBe("/verse/kjv/john/3/16-18");
    expect(sharePath("kjv", chapterReference({ book: "JHN", chapter: 3 }))).toBe("/read/kjv/john/3");
  });
});
