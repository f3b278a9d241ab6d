import type { DictionaryTerm } from "#content/schema/dictionary.ts";
import type { GlossaryEntry } from "#content/schema/glossary.ts";

/** Case, accents, vowel points and the form of quotes and apostrophes make no difference to a search. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[‘’]/g, "'").replace(/[“”]/g, '"').toLowerCase();

const holds = (fields: readonly (string | undefined)[], query: string): boolean => fields.some((field) => field !== undefined && plain(field).includes(query));

/** Terms that have the query in any field, those that have it in their name first; all terms for an empty query. */
export const searchTerms = (terms: readonly DictionaryTerm[], query: string): readonly DictionaryTerm[] => {
  const wanted = plain(query.trim());
  if (wanted === "") return terms;
  const found = terms.filter(({ term, definition, context, hebrew, greek, etymology, references }) =>
    holds([term, definition, context, hebrew, greek, etymology, ...references], wanted),
  );
  const isNamed = ({ term }: DictionaryTerm) => plain(term).includes(wanted);
  return [...found.filter(isNamed), ...found.filter((term) => !isNamed(term))];
};

/** Old words that have the query in one of their forms, their meaning or their verse. */
export const searchWords = (entries: readonly GlossaryEntry[], query: string): readonly GlossaryEntry[] => {
  const wanted = plain(query.trim());
  return wanted === "" ? entries : entries.filter(({ words, meaning, at }) => holds([...words, meaning, at], wanted));
};

/** Puts a term among the favourites, or takes it out. */
export const toggled = (favourites: readonly string[], term: string): readonly string[] =>
  favourites.includes(term) ? favourites.filter((kept) => kept !== term) : [...favourites, term];

/** What is read aloud: the term, then sentence by sentence, because browsers cut long utterances. */
export const spokenDefinition = ({ term, definition }: DictionaryTerm): readonly string[] => [`${term}.`, ...definition.split(/(?<=[.!?])(?![.!?])/).map((part) => part.trim()).filter((part) => part !== "")];
