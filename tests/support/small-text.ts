import { totalVerses, verseOrdinal, type VerseId } from "#domain/scripture/reference/places.ts";
import { buildSearchIndex } from "#domain/scripture/search/build.ts";
import { openSearch } from "#domain/scripture/search/open.ts";
import type { SearchData } from "#domain/scripture/search/types.ts";

/** Translations of a few verses, for which every order and count is known. */

/** All verses by ordinal: these texts from `at` on, the others empty. */
export const versesOf = (texts: readonly string[], at: VerseId = { book: "GEN", chapter: 1, verse: 1 }): string[] => {
  const verses = Array.from({ length: totalVerses }, () => "");
  verses.splice(verseOrdinal(at), texts.length, ...texts);
  return verses;
};

export const openText = (verses: readonly string[], weights?: Uint8Array): SearchData =>
  openSearch(buildSearchIndex(verses), verses.join("\n"), weights);

/** Weights of the first verses; the others have none. */
export const weighted = (...weights: number[]): Uint8Array => {
  const all = new Uint8Array(totalVerses);
  all.set(weights);
  return all;
};
