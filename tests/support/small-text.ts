import { isDeepStrictEqual } from "node:util";
import { totalVerses, verseOrdinal, type VerseId } from "#domain/scripture/reference/places.ts";
import { buildSearchIndex } from "#domain/scripture/search/build.ts";
import { openSearch } from "#domain/scripture/search/open.ts";
import { packWords } from "#domain/scripture/search/pack.ts";
import type { SearchData } from "#domain/scripture/search/types.ts";
import { openPackedWords } from "#domain/scripture/search/unpack.ts";

/** Translations of a few verses, for which every order and count is known. */

/** All verses by ordinal: these texts from `at` on, the others empty. */
export const versesOf = (texts: readonly string[], at: VerseId = { book: "GEN", chapter: 1, verse: 1 }): string[] => {
  const verses = Array.from({ length: totalVerses }, () => "");
  verses.splice(verseOrdinal(at), texts.length, ...texts);
  return verses;
};

export const openText = (verses: readonly string[], weights: Uint8Array = new Uint8Array(totalVerses)): SearchData =>
  openSearch(buildSearchIndex(verses), verses, weights);

/** Weights of the first verses; the others have none. */
export const weighted = (...weights: number[]): Uint8Array => {
  const all = new Uint8Array(totalVerses);
  all.set(weights);
  return all;
};

/** The differences between a text's unpacked words and those of its index and texts. `toEqual` takes many seconds for this much data. */
export const packedDifferences = (verses: readonly string[]): string[] => {
  const opened = openPackedWords(packWords(verses));
  return Object.entries(openText(verses)).flatMap(([key, value]) =>
    isDeepStrictEqual(opened[key as keyof SearchData], value) ? [] : [key],
  );
};
