import type { DictionaryTerm, GlossaryEntry } from "#content/schema/dictionary.ts";
import { exampleOf } from "#domain/text/glossary-places.ts";
import { fold } from "#domain/text/fold.ts";

/** docs/product/dictionary-and-comparison.md, "Dictionary". */
export const termsPerPage = 6;

/** Old words are listed as short lines, so more fit on a page. */
export const wordsPerPage = 24;

const holds = (fields: readonly (string | undefined)[], query: string): boolean =>
  fields.some((field) => field !== undefined && fold(field).includes(query));

/** Terms with the query in any field, those with it in the name first. An empty query returns all terms. */
export const searchTerms = (terms: readonly DictionaryTerm[], query: string): readonly DictionaryTerm[] => {
  const wanted = fold(query.trim());
  if (wanted === "") return terms;
  const found = terms.filter(
    ({ term, english, formerly = [], definition, context, hebrew, greek, etymology, references }) =>
      holds([term, english, ...formerly, definition, context, hebrew, greek, etymology, ...references], wanted),
  );
  const isNamed = ({ term }: DictionaryTerm) => fold(term).includes(wanted);
  return [...found.filter(isNamed), ...found.filter((term) => !isNamed(term))];
};

/** Old words with the query in one of their forms, their meanings or their verses of example. */
export const searchWords = (entries: readonly GlossaryEntry[], query: string): readonly GlossaryEntry[] => {
  const wanted = fold(query.trim());
  return wanted === ""
    ? entries
    : entries.filter(({ words, senses }) =>
        holds([...words, ...senses.flatMap((sense) => [sense.meaning, exampleOf(sense)])], wanted),
      );
};

/** Far from the neighbouring day's in the alphabet, and without a divisor in common with the number of terms. */
const stepOfDays = 83;

/** The word of a day of the year, 1 … 366: all terms have their turn. */
export const termOfDay = (terms: readonly DictionaryTerm[], day: number): DictionaryTerm | undefined =>
  terms[(day * stepOfDays) % terms.length];

type Names = Pick<DictionaryTerm, "term" | "english" | "formerly">;
/** The name that a star is stored by, and the former ones. */
const namesOf = ({ term, english = term, formerly = [] }: Names): readonly string[] => [english, ...formerly];

/** Whether a term was starred, under its name or a former name. */
export const isStarred = (favourites: readonly string[], entry: Names): boolean =>
  namesOf(entry).some((name) => favourites.includes(name));

/** Adds a term to the favourites, or removes it with its former names. */
export const toggled = (favourites: readonly string[], entry: Names): readonly string[] =>
  isStarred(favourites, entry)
    ? favourites.filter((kept) => !namesOf(entry).includes(kept))
    : [...favourites, entry.english ?? entry.term];

/** The text to read aloud: the term, then one sentence at a time, because browsers cut long utterances off. */
export const spokenDefinition = ({ term, definition }: DictionaryTerm): readonly string[] => [
  `${term}.`,
  ...definition
    .split(/(?<=[.!?])(?![.!?])/)
    .map((part) => part.trim())
    .filter((part) => part !== ""),
];
