import type { Terms } from "./terms.ts";
import type { SearchHit } from "./types.ts";
import { wordsOf } from "./words.ts";

/** The positions of the searched words in a verse. Each mark is a single word; neighbours are not merged. */
export const markWords = (text: string, { words, openWord }: Terms): SearchHit["marks"] => {
  const wanted = new Set(words);
  return wordsOf(text)
    .filter(({ word }) => wanted.has(word) || (openWord !== undefined && word.startsWith(openWord)))
    .map(({ start, end }) => [start, end] as const);
};
