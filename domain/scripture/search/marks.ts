import type { Terms } from "./terms.ts";
import type { SearchHit } from "./types.ts";
import { wordsOf } from "./words.ts";

/** Where the searched words stand in a verse. Neighbours stay apart: each mark is one word of the text. */
export const markWords = (text: string, { words, openWord }: Terms): SearchHit["marks"] => {
  const wanted = new Set(words);
  return wordsOf(text)
    .filter(({ word }) => wanted.has(word) || (openWord !== undefined && word.startsWith(openWord)))
    .map(({ start, end }) => [start, end] as const);
};
