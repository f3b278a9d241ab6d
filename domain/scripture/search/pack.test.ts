import { describe, expect, it } from "vitest";
import { versesOf, weighted } from "#tests/support/small-text.ts";
import { packedDifferences } from "#tests/support/packed-differences.ts";
import { toUtf8 } from "../../text/utf8.ts";
import { totalVerses } from "../places.ts";
import { buildSearchIndex } from "./build.ts";
import { packWords } from "./pack.ts";
import { openPackedWords } from "./unpack.ts";

const versesWith = (words: number) => versesOf([Array.from({ length: words }, (_, index) => `w${index}`).join(" ")]);

describe("the packed words of a translation", () => {
  it("open to the same as index and texts, whatever stands between the words", () => {
    expect(packedDifferences(versesOf(["God’s word,  and God's  Word", "", "don't - 7th — œ", " a'b'c a'b7 ", "god GOD’s (Lord)", "'tis"]))).toEqual([]);
    expect(packedDifferences(versesOf(["a/b:c@d[e`f{g", "0/9:A@Z[a`z{", "/:@[`{"]))).toEqual([]);
  });

  it("are written with the shortest codes for the most frequent", () => {
    const verses = versesOf(["b a b, a b"]);
    const ends = "\n".repeat(totalVerses - 1);
    const packed = packWords(verses);
    const vocabulary = toUtf8(["b", "a", ends, ", "].map((token) => `${token}\0`).join(""));
    const codes = [0, 1, 0, 3, 1, 0, 2];
    expect(packed.subarray(-codes.length)).toEqual(Uint8Array.from(codes));
    expect(packed.subarray(-codes.length - vocabulary.length, -codes.length)).toEqual(vocabulary);
  });

  it("find a word however far its verses lie apart", () => {
    const verses = versesOf([]);
    const places = { a: [0, 127], b: [0, 128], c: [127], d: [128], e: [0, 16_383], f: [0, 16_384], g: [16_383, 31_101], h: [16_384], i: [1, 129, 16_513] };
    for (const [word, ordinals] of Object.entries(places)) for (const ordinal of ordinals) verses[ordinal] = `${verses[ordinal]} ${word}`;
    expect(packedDifferences(verses)).toEqual([]);
  });

  it("do so where there are more words than codes of one byte, far apart", () => {
    const verses = versesOf([Array.from({ length: 700 }, (_, index) => `w${index} w${index % 200}`).join(" "), "w0 w699"]);
    verses[20_000] = "w0, w699!";
    verses[31_101] = "w0";
    expect(packedDifferences(verses)).toEqual([]);
  });

  it("take weights for every verse or none", () => {
    const packed = packWords(versesOf(["amen"]));
    expect(openPackedWords(packed, weighted(9)).weights[0]).toBe(9);
    expect([...openPackedWords(packed, Uint8Array.of(9)).weights.subarray(0, 2)]).toEqual([0, 0]);
  });

  it("are refused if they are cut off, too long, or of another kind", () => {
    const packed = packWords(versesOf(["amen", "amen and amen"]));
    for (const spoilt of [packed.subarray(0, -1), packed.subarray(0, 9), Uint8Array.from([...packed, 0])]) expect(() => openPackedWords(spoilt)).toThrow("The words for the search are incomplete.");
    expect(() => openPackedWords(new TextEncoder().encode("<!doctype html>"))).toThrow("The words for the search are of another kind.");
    for (const other of [new Uint8Array(), buildSearchIndex(versesOf(["amen"]))]) expect(() => openPackedWords(other)).toThrow("The words for the search are of another kind.");
  });

  it("are not made of more different words than there are codes for", () => {
    // One code is for the ends of the verses.
    expect(packedDifferences(versesWith(16_575))).toEqual([]);
    expect(() => packWords(versesWith(16_576))).toThrow("there are codes for 16576");
  });
});
