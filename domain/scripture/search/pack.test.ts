import { describe, expect, it } from "vitest";
import { packedDifferences, versesOf, weighted } from "#tests/support/small-text.ts";
import { toUtf8 } from "../../text/bytes.ts";
import { totalVerses } from "../reference/places.ts";
import { buildSearchIndex } from "./build.ts";
import { packWords } from "./pack.ts";
import { openPackedWords } from "./unpack.ts";

const versesWith = (words: number) => versesOf([Array.from({ length: words }, (_, index) => `w${index}`).join(" ")]);

describe("packed words", () => {
  it("unpack to the same data as index and texts, whatever separates the words", () => {
    expect(
      packedDifferences(
        versesOf(["God’s word,  and God's  Word", "", "don't - 7th — œ", " a'b'c a'b7 ", "god GOD’s (Lord)", "'tis"]),
      ),
    ).toEqual([]);
    expect(packedDifferences(versesOf(["a/b:c@d[e`f{g", "0/9:A@Z[a`z{", "/:@[`{"]))).toEqual([]);
  });

  it("use the shortest codes for the most frequent tokens", () => {
    const verses = versesOf(["b a b, a b"]);
    const ends = "\n".repeat(totalVerses - 1);
    const packed = packWords(verses);
    const vocabulary = toUtf8(["b", "a", ends, ", "].map((token) => `${token}\0`).join(""));
    const codes = [0, 1, 0, 3, 1, 0, 2];
    expect(packed.subarray(-codes.length)).toEqual(Uint8Array.from(codes));
    expect(packed.subarray(-codes.length - vocabulary.length, -codes.length)).toEqual(vocabulary);
  });

  it("find a word however far apart its verses are", () => {
    const verses = versesOf([]);
    const places = {
      a: [0, 127],
      b: [0, 128],
      c: [127],
      d: [128],
      e: [0, 16_383],
      f: [0, 16_384],
      g: [16_383, 31_101],
      h: [16_384],
      i: [1, 129, 16_513],
    };
    for (const [word, ordinals] of Object.entries(places))
      for (const ordinal of ordinals) verses[ordinal] = `${verses[ordinal]} ${word}`;
    expect(packedDifferences(verses)).toEqual([]);
  });

  it("do so with more words than one-byte codes, far apart", () => {
    const verses = versesOf([
      Array.from({ length: 700 }, (_, index) => `w${index} w${index % 200}`).join(" "),
      "w0 w699",
    ]);
    verses[20_000] = "w0, w699!";
    verses[31_101] = "w0";
    expect(packedDifferences(verses)).toEqual([]);
  });

  it("accept weights for every verse or none", () => {
    const packed = packWords(versesOf(["amen"]));
    expect(openPackedWords(packed, weighted(9)).weights[0]).toBe(9);
    expect([...openPackedWords(packed, Uint8Array.of(9)).weights.subarray(0, 2)]).toEqual([0, 0]);
  });

  it("are rejected if truncated, too long, or of another format", () => {
    const packed = packWords(versesOf(["amen", "amen and amen"]));
    for (const corrupted of [packed.subarray(0, -1), packed.subarray(0, 9), Uint8Array.from([...packed, 0])])
      expect(() => openPackedWords(corrupted)).toThrow("The packed words are incomplete.");
    expect(() => openPackedWords(new TextEncoder().encode("<!doctype html>"))).toThrow(
      "The packed words have an unknown format.",
    );
    for (const other of [new Uint8Array(), buildSearchIndex(versesOf(["amen"]))])
      expect(() => openPackedWords(other)).toThrow("The packed words have an unknown format.");
  });

  it("cannot hold more distinct tokens than there are codes", () => {
    // Codes of three bytes begin at 16,320; one is reserved for the line break.
    expect(packedDifferences(versesWith(16_400))).toEqual([]);
    expect(() => packWords(versesWith(65_536))).toThrow("only 65536 codes");
  });
});
