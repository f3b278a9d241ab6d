import { isDeepStrictEqual } from "node:util";
import { packWords } from "#domain/scripture/search/pack.ts";
import type { SearchData } from "#domain/scripture/search/types.ts";
import { openPackedWords } from "#domain/scripture/search/unpack.ts";
import { openText } from "./small-text.ts";

/** The differences between a text's unpacked words and those of its index and texts. `toEqual` takes many seconds for this much data. */
export const packedDifferences = (verses: readonly string[]): string[] => {
  const opened = openPackedWords(packWords(verses));
  return Object.entries(openText(verses)).flatMap(([key, value]) =>
    isDeepStrictEqual(opened[key as keyof SearchData], value) ? [] : [key],
  );
};
