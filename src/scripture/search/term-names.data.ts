import { dictionaryTerms } from "#content/dictionary/terms.ts";

/** The terms of the dictionary, with their former names. */
export const termNames = dictionaryTerms.map(({ term, english, formerly = [] }) => ({
  name: term,
  also: english === undefined ? formerly : [english, ...formerly],
}));
