import type { DictionaryTerm } from "#content/schema/dictionary.ts";
import type { GlossaryEntry } from "#content/schema/glossary.ts";
import { fold } from "#domain/text/fold.ts";

const holds = (fields: readonly (string | undefined)[], query: string): boolean => fields.some((field) => field !== undefined && fold(field).includes(query));

/** Terms with the query in any field, those with it in the name first. An empty query returns all terms. */
export const searchTerms = (terms: readonly DictionaryTerm[], query: string): readonly DictionaryTerm[] => {
  const wanted = fold(query.trim());
  if (wanted === "") return terms;
  const found = terms.filter(({ term, definition, context, hebrew, greek, etymology, references }) =>
    holds([term, definition, context, hebrew, greek, etymology, ...references], wanted),
  );
  const isNamed = ({ term }: DictionaryTerm) => fold(term).includes(wanted);
  return [...found.filter(isNamed), ...found.filter((term) => !isNamed(term))];
};

/** Old words with the query in one of their forms, their meaning or their verse. */
export const searchWords = (entries: readonly GlossaryEntry[], query: string): readonly GlossaryEntry[] => {
  const wanted = fold(query.trim());
  return wanted === "" ? entries : entries.filter(({ words, meaning, reference }) => holds([...words, meaning, reference], wanted));
};

/** Adds a term to the favourites, or removes it. */
export const toggled = (favourites: readonly string[], term: string): readonly string[] =>
  favourites.includes(term) ? favourites.filter((kept) => kept !== term) : [...favourites, term];

/** The text to read aloud: the term, then one sentence at a time, because browsers cut long utterances off. */
export const spokenDefinition = ({ term, definition }: DictionaryTerm): readonly string[] => [`${term}.`, ...definition.split(/(?<=[.!?])(?![.!?])/).map((part) => part.trim()).filter((part) => part !== "")];
