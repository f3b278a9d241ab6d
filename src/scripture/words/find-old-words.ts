import { lang } from "#content/dictionary/first-page.ts";
import { termsNamedInVerses } from "#content/dictionary/named-in-verses.ts";
import { glossary } from "#content/glossary.ts";
import type { GlossaryEntry } from "#content/schema/dictionary.ts";
import type { VerseId } from "#domain/scripture/reference/places.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { localeTag, quotedIn } from "#domain/site/locales/locale.ts";
import { glossaryFinder } from "#domain/text/glossary-words.ts";

/** Explanations of old words in the KJV, loaded when a verse is first tapped. */

export interface OldWord {
  /** As written in the verse. */
  readonly word: string;
  readonly meaning: string;
  /** The language of the meaning: the dictionary's terms are translated, the glossary is not. */
  readonly lang: string;
  /** The dictionary term with this name, if there is one. */
  readonly term?: string;
}

const explained = new Set(glossary.flatMap(({ words }) => words));
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

const terms = termsNamedInVerses
  .map((entry) => ({ ...entry, word: (entry.english ?? entry.term).toLowerCase() }))
  .filter(({ word }) => !explained.has(word))
  .map(({ word, term, definition }) => {
    return {
      words: word.endsWith("s") ? [word] : [word, `${word}s`],
      senses: [{ meaning: firstSentence(definition) }],
      term,
    };
  });

const find = glossaryFinder<GlossaryEntry & { readonly term?: string }>([...glossary, ...terms]);

/** An old word with its place: UTF-16 offsets into the verse's text, `end` excluded. */
export interface PlacedOldWord extends OldWord {
  readonly start: number;
  readonly end: number;
}

const described = (text: string, { start, end, entry, sense }: ReturnType<typeof find>[number]): PlacedOldWord => ({
  start,
  end,
  word: text.slice(start, end),
  meaning: sense.meaning,
  lang: (entry.term === undefined ? quotedIn : lang) ?? localeTag,
  ...(entry.term !== undefined && { term: entry.term }),
});

/** The old words of one verse, each time they stand there. */
export const oldWordsOf = (text: string, verse: VerseId): readonly PlacedOldWord[] =>
  find(text, verse).map((found) => described(text, found));

/** Old words in verses of a chapter of the KJV, in the order of the text, each sense once. */
export const findOldWords = (
  { book, chapter, verses: texts }: Pick<ChapterText, "book" | "chapter" | "verses">,
  verses: readonly number[],
): readonly OldWord[] => {
  const explainedSenses = new Map<object, OldWord>();
  for (const verse of verses) {
    const text = texts[verse - 1] ?? "";
    for (const found of find(text, { book, chapter, verse }))
      if (!explainedSenses.has(found.sense)) explainedSenses.set(found.sense, described(text, found));
  }
  return [...explainedSenses.values()];
};
