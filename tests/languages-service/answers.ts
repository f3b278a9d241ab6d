import { books, type BookId } from "#domain/scripture/books/books.ts";
import { bookNameOf, chapterCountOf, versesOf, type MockTranslation } from "./texts.ts";

/** The documented formats of the service, as of November 2026. */

export const describe = (of: MockTranslation) => ({
  id: of.id,
  name: of.name,
  englishName: of.englishName,
  website: "https://example.org/",
  licenseUrl: of.code === "hin" ? "https://creativecommons.org/licenses/by-sa/4.0/" : "https://example.org/licence",
  shortName: of.id.toUpperCase(),
  language: of.code,
  languageName: of.languageName,
  languageEnglishName: of.languageEnglishName,
  textDirection: of.direction,
  availableFormats: ["json"],
  listOfBooksApiLink: `/api/${of.id}/books.json`,
  numberOfBooks: 66,
  totalNumberOfChapters: of.texts.size,
  totalNumberOfVerses: 31_000,
});

const describeBook = (of: MockTranslation, id: BookId) => ({
  id,
  name: bookNameOf(of, id),
  commonName: bookNameOf(of, id),
  title: null,
  order: books.findIndex((book) => book.id === id) + 1,
  numberOfChapters: chapterCountOf(of, id),
  firstChapterNumber: 1,
  lastChapterNumber: chapterCountOf(of, id),
  totalNumberOfVerses: 1,
});

export const booksAnswer = (of: MockTranslation) => ({
  translation: describe(of),
  books: books.map(({ id }) => describeBook(of, id)),
});

const note = (of: MockTranslation, offset: number) => [{ noteId: 0, offset, text: of.note, caller: "+" }];

/** Poetry in the Psalms: two lines a verse, cut at the middle space or sign. */
const poem = (text: string): { text: string; poem: { start: number; end: number; level: number }[] } => {
  const middle = [...text.matchAll(/[ ，、。：;:,]/g)]
    .map(({ index }) => index)
    .find((at) => at >= text.length / 2 - 4);
  if (middle === undefined) return { text, poem: [{ start: 0, end: text.length, level: 1 }] };
  const cut = middle + 1;
  const lines = `${text.slice(0, cut).trimEnd()}\n${text.slice(cut)}`;
  const second = lines.indexOf("\n") + 1;
  return {
    text: lines,
    poem: [
      { start: 0, end: second - 1, level: 1 },
      { start: second, end: lines.length, level: 2 },
    ],
  };
};

const contentOf = (of: MockTranslation, book: BookId, chapter: number): unknown[] => {
  const isPsalm = book === "PSA";
  const verses = versesOf(of, book, chapter).map(([number, text]) => {
    const set = isPsalm ? poem(text) : { text };
    return {
      type: "verse",
      number,
      ...set,
      footnotes: number === 2 ? note(of, set.text.length) : [],
      ...(book === "JHN" && number >= 10 && number <= 21 && { wordsOfJesus: [{ start: 0, end: set.text.length }] }),
    };
  });
  const withBreaks = verses.flatMap((verse) => (verse.number % 6 === 1 ? [{ type: "line_break" }, verse] : [verse]));
  return [
    ...(isPsalm
      ? [{ type: "hebrew_subtitle", text: of.title, footnotes: [] }]
      : [{ type: "heading", text: of.heading }]),
    ...withBreaks,
  ];
};

/** As in the whole translation's file. */
const chapterOf = (of: MockTranslation, book: BookId, chapter: number) => ({
  numberOfVerses: versesOf(of, book, chapter).length,
  thisChapterAudioLinks: {},
  chapter: { number: chapter, content: contentOf(of, book, chapter), footnotes: [] },
});

const neighbour = (of: MockTranslation, book: BookId, chapter: number, step: -1 | 1): string | null => {
  const at = books.findIndex(({ id }) => id === book);
  const wanted = chapter + step;
  if (of.texts.has(`${book} ${wanted}`)) return `/api/${of.id}/${book}/${wanted}.json`;
  const other = books[at + step];
  return other ? `/api/${of.id}/${other.id}/${step === 1 ? 1 : chapterCountOf(of, other.id)}.json` : null;
};

export const chapterAnswer = (of: MockTranslation, book: BookId, chapter: number) => ({
  translation: describe(of),
  book: describeBook(of, book),
  thisChapterLink: `/api/${of.id}/${book}/${chapter}.json`,
  thisChapterAudioTimings: {},
  nextChapterApiLink: neighbour(of, book, chapter, 1),
  previousChapterApiLink: neighbour(of, book, chapter, -1),
  ...chapterOf(of, book, chapter),
});

export const completeAnswer = (of: MockTranslation) => ({
  translation: describe(of),
  books: books.map(({ id }) => ({
    ...describeBook(of, id),
    chapters: Array.from({ length: chapterCountOf(of, id) }, (_, index) => chapterOf(of, id, index + 1)),
  })),
});

/** Filler for the list: it has more than a thousand. */
const others = Array.from({ length: 1000 }, (_, index) => ({
  id: `xx${String.fromCharCode(97 + (index % 26))}_${index}`,
  name: `Translation ${index}`,
  englishName: `Translation ${index}`,
  website: "https://example.org/",
  licenseUrl: "https://creativecommons.org/licenses/by/4.0/",
  shortName: `T${index}`,
  language: `xx${String.fromCharCode(97 + (index % 26))}`,
  languageName: `Language ${index % 26}`,
  languageEnglishName: `Language ${index % 26}`,
  textDirection: "ltr",
  listOfBooksApiLink: "",
  numberOfBooks: 27,
  totalNumberOfChapters: 260,
  totalNumberOfVerses: 7957,
}));

export const listAnswer = (all: readonly MockTranslation[]) => ({ translations: [...all.map(describe), ...others] });
