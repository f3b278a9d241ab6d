import type { DictionaryTerm } from "../schema/dictionary.ts";
import { names } from "./names.ts";
import { peopleAndPlaces } from "./people-and-places.ts";
import { teaching } from "./teaching.ts";
import { wordsOfPrayer } from "./words-of-prayer.ts";
import { worship } from "./worship.ts";

/** All terms of the dictionary, A to Z. */
export const dictionaryTerms: readonly DictionaryTerm[] = [...wordsOfPrayer, ...names, ...teaching, ...worship, ...peopleAndPlaces].toSorted((a, b) =>
  a.term.localeCompare(b.term, "en"),
);
