import { dictionaryTerms } from "#content/dictionary/terms.ts";
import { glossary } from "#content/glossary.ts";
import { glossaryFinder } from "#domain/text/glossary-words.ts";

/** Explanations of old words in the KJV, loaded when a verse is first tapped. */

export interface OldWord {
  /** As written in the verse. */
  readonly word: string;
  readonly meaning: string;
  /** The dictionary term with this name, if there is one. */
  readonly term?: string;
}

/** The kinds of terms to look for in verses. Words like grace or holy would be explained on every page. */
const namedInVerses = new Set(["Hebrew word", "Aramaic word", "Aramaic phrase", "Feast", "Object", "People", "Beings", "Practice"]);

const explained = new Set(glossary.flatMap(({ words }) => words));
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

const terms = dictionaryTerms
  .filter(({ term, type }) => namedInVerses.has(type) && !explained.has(term.toLowerCase()))
  .map(({ term, definition, references }) => {
    const word = term.toLowerCase();
    return { words: word.endsWith("s") ? [word] : [word, `${word}s`], meaning: firstSentence(definition), reference: references[0]!, term };
  });

const find = glossaryFinder([...glossary.map((entry) => ({ ...entry, term: undefined })), ...terms]);

/** Old words in the order of the text, without duplicates. `reference` as written: `Romans 1:13`. */
export const findOldWords = (verses: readonly { readonly reference: string; readonly text: string }[]): readonly OldWord[] => {
  const found = new Map<object, OldWord>();
  for (const { reference, text } of verses) {
    for (const { start, end, entry } of find(text, reference)) {
      if (!found.has(entry)) found.set(entry, { word: text.slice(start, end), meaning: entry.meaning, ...(entry.term !== undefined && { term: entry.term }) });
    }
  }
  return [...found.values()];
};
