import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openText, versesOf, weighted } from "#tests/support/small-text.ts";
import { normalisers } from "#scripts/scripture/catalogue.ts";
import { verseTexts } from "#scripts/scripture/static-files.ts";
import { embeddedTranslationIds } from "../translations.ts";
import { packWords } from "./pack.ts";
import type { SearchData } from "./types.ts";
import { openPackedWords } from "./unpack.ts";

/** What of the opened words differs from what index and texts give; `toEqual` takes many seconds for so much. */
const differences = (verses: readonly string[]): string[] => {
  const opened = openPackedWords(packWords(verses));
  return Object.entries(openText(verses)).flatMap(([key, value]) => (isDeepStrictEqual(opened[key as keyof SearchData], value) ? [] : [key]));
};

describe("the packed words of a translation", () => {
  it.each(embeddedTranslationIds)("open to the same as index and texts: %s", (id) => {
    expect(differences(verseTexts(normalisers[id]()))).toEqual([]);
  });

  it("do so for any text", () => {
    const part = fc.constantFrom("God", "god", "GOD’s", "Lord's", "don't", "7", "7th", " ", "  ", ", ", "'", "’", "—", "œ", "\u{1F54A}", "a'b'c", "a'b7");
    const verse = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.array(verse, { maxLength: 6 }), (texts) => {
        expect(differences(versesOf(texts))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it("do so where there are more words than codes of one byte, far apart", () => {
    const verses = versesOf([Array.from({ length: 700 }, (_, index) => `w${index} w${index % 200}`).join(" "), "w0 w699"]);
    verses[20_000] = "w0, w699!";
    verses[31_101] = "w0";
    expect(differences(verses)).toEqual([]);
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
    expect(() => openPackedWords(new Uint8Array())).toThrow("The words for the search are of another kind.");
  });

  it("are not made of more different words than there are codes for", () => {
    const verses = versesOf([Array.from({ length: 16_577 }, (_, index) => `w${index}`).join(" ")]);
    expect(() => packWords(verses)).toThrow("there are codes for 16576");
  });
});
