import {
  bookAbbreviations as spanishAbbreviations,
  bookNames as spanishBooks,
  onePsalm as spanishPsalm,
} from "#domain/scripture/books/book-names.es.ts";
import {
  bookAbbreviations as frenchAbbreviations,
  bookNames as frenchBooks,
  onePsalm as frenchPsalm,
} from "#domain/scripture/books/book-names.fr.ts";
import {
  bookAbbreviations as portugueseAbbreviations,
  bookNames as portugueseBooks,
  onePsalm as portuguesePsalm,
} from "#domain/scripture/books/book-names.pt.ts";
import { books, type BookId } from "#domain/scripture/books/books.ts";
import {
  bookAbbreviations as englishAbbreviations,
  onePsalm as englishPsalm,
} from "#domain/scripture/books/book-names.ts";
import type { ChapterEdition } from "#domain/scripture/languages/edition.ts";
import { isTextIn } from "#domain/scripture/languages/local-reference.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { isChapter, type ChapterId } from "#domain/scripture/reference/places.ts";
import { chapterRange, type Reference } from "#domain/scripture/reference/reference.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { translationMessages as spanish } from "#domain/scripture/messages.es.ts";
import { translationMessages as french } from "#domain/scripture/messages.fr.ts";
import { translationMessages as portuguese } from "#domain/scripture/messages.pt.ts";
import { translationMessages as english } from "#domain/scripture/messages.ts";
import { headMessages as spanishHead } from "../head/messages.es.ts";
import { headMessages as frenchHead } from "../head/messages.fr.ts";
import { headMessages as portugueseHead } from "../head/messages.pt.ts";
import { headMessages as englishHead } from "../head/messages.ts";
import { locales, type Locale } from "../locales/locales.ts";

/** What pages call books and translations, in every language at once: for the worker, which answers in all of them. */

interface Names {
  readonly books: Readonly<Record<BookId, string>>;
  readonly abbreviations: Readonly<Record<BookId, string>>;
  readonly onePsalm: string;
  /** What a licence is called. */
  readonly translations: typeof english;
  readonly head: Pick<typeof englishHead, "readChapter" | "readVerses">;
}

const englishBooks = Object.fromEntries(books.map(({ id, name }) => [id, name])) as Readonly<Record<BookId, string>>;

const namesOf: Readonly<Record<Locale, Names>> = {
  en: {
    books: englishBooks,
    abbreviations: englishAbbreviations,
    onePsalm: englishPsalm,
    translations: english,
    head: englishHead,
  },
  es: {
    books: spanishBooks,
    abbreviations: spanishAbbreviations,
    onePsalm: spanishPsalm,
    translations: spanish,
    head: spanishHead,
  },
  pt: {
    books: portugueseBooks,
    abbreviations: portugueseAbbreviations,
    onePsalm: portuguesePsalm,
    translations: portuguese,
    head: portugueseHead,
  },
  fr: {
    books: frenchBooks,
    abbreviations: frenchAbbreviations,
    onePsalm: frenchPsalm,
    translations: french,
    head: frenchHead,
  },
};

/** "Juan 3": as `chapterTitle`, in a language of the interface. */
export const titleIn = (locale: Locale, { book, chapter }: ChapterId): string => {
  const names = namesOf[locale];
  return `${book === "PSA" ? names.onePsalm : names.books[book]} ${chapter}`;
};

/** "Jn": as `bookAbbreviations`, in a language of the interface. */
export const abbreviationIn = (locale: Locale, book: BookId): string => namesOf[locale].abbreviations[book];

/** Name and abbreviation of a book in the language of a text; nothing in languages without an interface. */
export const bookInTextOf = (
  { tag }: Pick<ChapterEdition, "tag">,
  book: BookId,
): Partial<Pick<ChapterEdition, "bookName" | "bookAbbreviation">> => {
  const locale = locales.find((one) => isTextIn(one, { tag }));
  return locale ? { bookName: namesOf[locale].books[book], bookAbbreviation: abbreviationIn(locale, book) } : {};
};

/** A chapter of a service, which has no abbreviations, with that of its book. */
export const withAbbreviation = (chapter: ChapterText): ChapterText => {
  const { edition, book } = chapter;
  const { bookAbbreviation } = edition ? bookInTextOf(edition, book) : {};
  return edition && bookAbbreviation ? { ...chapter, edition: { ...edition, bookAbbreviation } } : chapter;
};

/** "Juan 3:16-18": as `formatReference`, in a language of the interface. */
export const formatReferenceIn = (locale: Locale, reference: Reference): string => {
  const { books: names, onePsalm } = namesOf[locale];
  return formatReference(reference, (book, isSingular) => (book === "PSA" && isSingular ? onePsalm : names[book]));
};

/** "Juan 3", and "Judas" of a book with one chapter: what the reader calls a chapter before its text says more. */
export const referenceIn = (locale: Locale, place: ChapterId): string =>
  isChapter(place) ? formatReferenceIn(locale, { ranges: [chapterRange(place)] }) : titleIn(locale, place);

export const translationMessagesIn = (locale: Locale): typeof english => namesOf[locale].translations;

/** What a page without its text says of itself in its head. */
export const headMessagesIn = (locale: Locale): Names["head"] => namesOf[locale].head;
