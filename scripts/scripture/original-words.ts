import { readFileSync } from "node:fs";
import { books, type BookId } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import {
  chapterWordsPath,
  originalWordsNoticePath,
  fileOfNumber,
  formatNumber,
  indexLetters,
  parseNumber,
  wordEntriesPath,
  wordIndexPath,
  wordPlacesPath,
  type ChapterWords,
  type OriginalWord,
  type WordIndex,
} from "#domain/scripture/original-words/original-word-files.ts";
import {
  hashOfVerses,
  languageOf,
  plainWords,
  readNumberedWords,
  wordsAt,
  wordSpans,
  writePlaces,
  type WordPlace,
} from "#domain/scripture/original-words/original-words.ts";
import { verseOrdinal } from "#domain/scripture/reference/places.ts";
import { inParts } from "#domain/scripture/translations/manifest.ts";
import { readDefinitions } from "./strongs-dictionaries.ts";

/** The words behind the King James Version, from content/original-words and the package `strongs`. */

const folder = new URL("../../content/original-words/", import.meta.url);

/** The committed lines by book and `chapter:verse`; verse 0 is the psalm's title. */
const linesOfBooks = ((): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const byBook = new Map<string, Map<string, string>>(books.map(({ id }) => [id, new Map()]));
  for (const language of ["hebrew", "greek"])
    for (const line of readFileSync(new URL(`${language}.txt`, folder), "utf8").split("\n")) {
      const [, book, verse, numbers] = /^(\w{3}) (\d+:\d+) (.+)$/.exec(line) ?? [];
      if (book !== undefined) byBook.get(book)!.set(verse!, numbers!);
    }
  return byBook;
})();

/** A book's committed lines by `chapter:verse`. */
export const readBookLines = (book: BookId): ReadonlyMap<string, string> => linesOfBooks.get(book)!;

const chapterWords = (chapters: readonly ChapterText[]): readonly ChapterWords[] =>
  [...Map.groupBy(chapters, ({ book }) => book)].flatMap(([book, ofBook]) => {
    const lines = readBookLines(book);
    return ofBook.map(({ chapter, verses }): ChapterWords => {
      const title = lines.get(`${chapter}:0`);
      return {
        book,
        chapter,
        text: hashOfVerses(verses),
        verses: verses.map((_, index) => lines.get(`${chapter}:${index + 1}`) ?? ""),
        ...(title !== undefined && { title }),
      };
    });
  });

interface Occurrence extends WordPlace {
  readonly words: string;
}

/** Every occurrence of every word, by number, in canonical order. */
const occurrencesByNumber = (
  chapters: readonly ChapterText[],
  words: readonly ChapterWords[],
): ReadonlyMap<string, readonly Occurrence[]> => {
  const found = new Map<string, Occurrence[]>();
  chapters.forEach(({ book, chapter, verses, title = "" }, index) => {
    const language = languageOf(book);
    const add = (line: string, text: string, verse: number, isTitle: boolean) => {
      const ordinal = verseOrdinal({ book, chapter, verse });
      const spans = wordSpans(text);
      for (const { first, last, number } of readNumberedWords(line)) {
        const key = formatNumber({ language, number });
        const place = { ordinal, isTitle, first, last, words: wordsAt(text, spans, { first, last }) };
        const list = found.get(key);
        if (list) list.push(place);
        else found.set(key, [place]);
      }
    };
    const ofChapter = words[index]!;
    if (ofChapter.title !== undefined) add(ofChapter.title, title, 1, true);
    ofChapter.verses.forEach((line, verse) => add(line, verses[verse]!, verse + 1, false));
  });
  return found;
};

/** The most common spelling; of equally common ones the one in lower case: `LORD`, but `and`. */
const usualForm = (alike: readonly Occurrence[]): string => {
  const forms = [...Map.groupBy(alike, ({ words }) => words)].map(([form, { length }]) => ({ form, length }));
  return forms.toSorted((a, b) => b.length - a.length || (a.form > b.form ? -1 : 1))[0]!.form;
};

/** Translations with their counts, ignoring case. */
const translationsOf = (occurrences: readonly Occurrence[]): OriginalWord["translations"] =>
  [...Map.groupBy(occurrences, ({ words }) => words.toLowerCase()).values()]
    .map((alike) => [usualForm(alike), alike.length] as const)
    .toSorted(([a, often], [b, less]) => less - often || (a < b ? -1 : 1));

const grouped = <Value>(entries: readonly (readonly [string, Value])[]): Map<string, Record<string, Value>> =>
  new Map(
    [...Map.groupBy(entries, ([number]) => fileOfNumber(parseNumber(number)!))].map(([file, inFile]) => [
      file,
      Object.fromEntries(inFile.map(([number, value]) => [number.slice(1), value])),
    ]),
  );

/** A text that stands for more words than this is no help in finding one. */
const mostForText = 200;

/** By first letter: the words that a text stands for. Its letters and sound come first, then translations by their use. */
const indexByLetter = (
  entries: readonly (readonly [string, OriginalWord, spellings: readonly string[]])[],
): readonly (readonly [string, WordIndex])[] => {
  const byText = new Map<string, Map<string, number>>();
  const add = (text: string, number: string, times: number): void => {
    const numbers = byText.get(text) ?? new Map<string, number>();
    byText.set(text, numbers.set(number, (numbers.get(number) ?? 0) + times));
  };
  for (const [number, { lemma, latin, sound, translations }, spellings] of entries) {
    for (const text of [lemma, latin, sound ?? "", ...spellings])
      for (const word of plainWords(text)) add(word, number, 1_000_000);
    for (const [words, times] of translations) for (const word of new Set(plainWords(words))) add(word, number, times);
  }
  const lists = [...byText].map(([text, numbers]) => {
    const nearest = [...numbers].toSorted(([, often], [, less]) => less - often);
    return [text, nearest.slice(0, mostForText).map(([number]) => number)] as const;
  });
  return [...indexLetters].map((letter) => [
    letter,
    Object.fromEntries(lists.filter(([text]) => text.startsWith(letter)).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  ]);
};

/** All static files about words, by path. */
export const originalWordFiles = (version: string, chapters: readonly ChapterText[]): Map<string, string> => {
  const words = chapterWords(chapters);
  const occurrences = occurrencesByNumber(chapters, words);
  const definitions = [...readDefinitions()].toSorted(([a], [b]) =>
    a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) : a < b ? 1 : -1,
  );
  const entries = definitions.map(([number, { definition }]): readonly [string, OriginalWord] => {
    const places = occurrences.get(number) ?? [];
    const verses = new Set(places.map(({ ordinal }) => ordinal)).size;
    return [number, { ...definition, translations: translationsOf(places), verses }];
  });
  const spellings = new Map(definitions.map(([number, { names }]) => [number, names]));
  return new Map([
    [originalWordsNoticePath(version), originalWordsNotice],
    ...books.flatMap(({ id }) =>
      inParts(words.filter(({ book }) => book === id)).map(
        (part) => [chapterWordsPath(version, id, part[0]!.chapter), JSON.stringify(part)] as const,
      ),
    ),
    ...[...grouped(entries)].map(([file, inFile]) => [wordEntriesPath(version, file), JSON.stringify(inFile)] as const),
    ...[...grouped([...occurrences].map(([number, places]) => [number, writePlaces(places)] as const))].map(
      ([file, inFile]) => [wordPlacesPath(version, file), JSON.stringify(inFile)] as const,
    ),
    ...indexByLetter(entries.map(([number, word]) => [number, word, spellings.get(number)!])).map(
      ([letter, inFile]) => [wordIndexPath(version, letter), JSON.stringify(inFile)] as const,
    ),
  ]);
};

/** Published next to the files, as the licence of the dictionaries requires. */
const originalWordsNotice = `The words behind the King James Version

"entries", "names" and "index" are derived from Strong's Hebrew and Greek dictionaries (James Strong, 1890; public domain) in
the edition of the Open Scriptures project, taken from the package strongs. Changes: words are written in Latin letters
by one scheme, derivations and definitions are tidied, and the translations are counted anew.
Licence: Creative Commons Attribution-ShareAlike (https://creativecommons.org/licenses/by-sa/3.0/; the source names the
licence without its version). The derived files are published under the same licence.

"words" and "places" say which number of these dictionaries stands at which word of the King James Version: facts taken from
the tagged text of eBible.org and CrossWire (Debian package sword-text-kjv), which is in the public domain.
`;
