import { dictionaryTerms } from "#content/dictionary/terms.ts";

/** The terms of the dictionary, with their former names. */
export const termNames = dictionaryTerms.map(({ term, formerly = [] }) => ({ name: term, also: formerly }));
