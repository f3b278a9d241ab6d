import type { KnownPassage } from "#content/schema/known-passages.ts";
import { onePsalm } from "#domain/scripture/books/book-names.ts";
import { bookName, books, type Book } from "#domain/scripture/books/books.ts";
import { shownReference } from "#domain/scripture/reference/format-reference.ts";
import { queryWords } from "#domain/scripture/search/query-words.ts";
import { plainTypography } from "#domain/scripture/text/typography.ts";
import type { Suggestion } from "./suggestion.ts";

const suggestionLimits = { recentWhenEmpty: 5, recent: 2, books: 5, chapters: 5, passages: 3 } as const;
/** Fewer letters match too many names. */
const shortestName = 3;

const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

const nameOf = (book: Book): string => (book.id === "PSA" ? onePsalm : bookName(book.id));

/** A name in small letters without accents, as it may be typed. */
const plainName = ({ id }: Book): string => withoutAccents(bookName(id).toLowerCase());

/** "cor" starts a word of 1 Corinthians and 2 Corinthians; "1cor" and "1 cor" start only the first. */
const beginsWith = (book: Book, text: string): boolean => {
  const name = plainName(book);
  return (
    name.startsWith(text) ||
    name.replaceAll(" ", "").startsWith(text.replaceAll(" ", "")) ||
    name.split(" ").some((word) => /^[a-z]/.test(word) && word.startsWith(text))
  );
};

/** Books whose whole name starts with the text come before those where a later word does. */
const matchingBooks = (typed: string): readonly Book[] => {
  const text = withoutAccents(typed);
  return books
    .filter((book) => beginsWith(book, text))
    .toSorted((a, b) => Number(!plainName(a).startsWith(text)) - Number(!plainName(b).startsWith(text)));
};

const chapterSuggestions = (text: string): readonly Suggestion[] => {
  const match = /^(.*\p{L}) ?(\d{1,3})$/u.exec(text);
  if (!match) return [];
  const [, name = "", digits = ""] = match;
  return matchingBooks(name)
    .flatMap((book) =>
      book.verseCounts
        .map((_, index) => String(index + 1))
        .filter((chapter) => chapter.startsWith(digits))
        .map((chapter): Suggestion => ({ kind: "chapter", text: `${nameOf(book)} ${chapter}` })),
    )
    .slice(0, suggestionLimits.chapters);
};

const idleWords = new Set(queryWords.idle.split(" "));

/** Whether a word of the name starts with the text, the one behind an apostrophe too: "arche" and "l'arche" for "L’arche de Noé". */
const hasWordLike = (name: string, text: string): boolean => {
  const plain = ` ${plainTypography(name).toLowerCase()}`;
  return [plain, plain.replaceAll("'", " ")].some((one) => one.includes(` ${text}`));
};

/** Named passages with a word that starts with the text: "samar" and "the good s" match "The Good Samaritan". */
const passageSuggestions = (text: string, passages: readonly KnownPassage[]): readonly Suggestion[] => {
  if (text.length < shortestName || idleWords.has(text)) return [];
  return passages
    .filter(({ name, also }) => [name, ...also].some((one) => hasWordLike(one, text)))
    .slice(0, suggestionLimits.passages)
    .map(({ name, reference }) => ({ kind: "passage", text: name, reference: shownReference(reference) }));
};

const asRecent = (query: string): Suggestion => ({ kind: "recent", text: query });

/**
 * Suggestions for the typed text: recent searches, books and chapters, named passages.
 * @param recent earlier searches, newest first
 * @param passages named passages; empty until loaded
 */
export const suggestionsFor = (
  typed: string,
  recent: readonly string[],
  passages: readonly KnownPassage[] = [],
): readonly Suggestion[] => {
  const text = plainTypography(typed.slice(0, 60)).toLowerCase();
  if (text === "") return recent.slice(0, suggestionLimits.recentWhenEmpty).map(asRecent);
  const earlier = recent
    .filter((query) => query.toLowerCase().startsWith(text) && query.toLowerCase() !== text)
    .slice(0, suggestionLimits.recent);
  const chapters = chapterSuggestions(text);
  const named = chapters.length > 0 || !/\p{L}/u.test(text) ? [] : matchingBooks(text).slice(0, suggestionLimits.books);
  const all = [
    ...earlier.map(asRecent),
    ...chapters,
    ...named.map((book): Suggestion => ({ kind: "book", text: bookName(book.id) })),
    ...passageSuggestions(text, passages),
  ];
  return all.filter(
    (one, index) => all.findIndex((other) => other.text.toLowerCase() === one.text.toLowerCase()) === index,
  );
};

/** Fewer letters could still become anything. */
const shortestWords = 4;

/** Whether the typed text is more likely to be words than a reference: it starts no book's name and has no digits. */
export const isForWords = (typed: string): boolean => {
  const text = plainTypography(typed.slice(0, 60)).toLowerCase();
  return text.length >= shortestWords && !/\d/.test(text) && matchingBooks(text).length === 0;
};
