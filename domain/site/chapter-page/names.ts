import * as spanishBooks from "#domain/scripture/books/book-names.es.ts";
import * as frenchBooks from "#domain/scripture/books/book-names.fr.ts";
import * as portugueseBooks from "#domain/scripture/books/book-names.pt.ts";
import { onePsalm, type BookNames } from "#domain/scripture/books/book-names.ts";
import { books, englishAbbreviation, type BookId } from "#domain/scripture/books/books.ts";
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
  readonly bookNames: BookNames;
  readonly onePsalm: string;
  /** What a licence is called. */
  readonly translations: typeof english;
  readonly head: Pick<typeof englishHead, "readChapter" | "readVerses">;
}

const englishBooks = Object.fromEntries(
  books.map(({ id, name }) => [id, [name, englishAbbreviation(id)]]),
) as unknown as BookNames;

const namesOf: Readonly<Record<Locale, Names>> = {
  en: { bookNames: englishBooks, onePsalm, translations: english, head: englishHead },
  es: { ...spanishBooks, translations: spanish, head: spanishHead },
  pt: { ...portugueseBooks, translations: portuguese, head: portugueseHead },
  fr: { ...frenchBooks, translations: french, head: frenchHead },
};

/** "Juan 3": as `chapterTitle`, in a language of the interface. */
export const titleIn = (locale: Locale, { book, chapter }: ChapterId): string => {
  const { bookNames, onePsalm: psalm } = namesOf[locale];
  return `${book === "PSA" ? psalm : bookNames[book][0]} ${chapter}`;
};

/** "Jn": as `bookAbbreviation`, in a language of the interface. */
export const abbreviationIn = (locale: Locale, book: BookId): string => namesOf[locale].bookNames[book][1];

/** Name and abbreviation of a book in the language of a text; nothing in languages without an interface. */
export const bookInTextOf = (
  { tag }: Pick<ChapterEdition, "tag">,
  book: BookId,
): Partial<Pick<ChapterEdition, "bookName" | "bookAbbreviation">> => {
  const locale = locales.find((one) => isTextIn(one, { tag }));
  if (!locale) return {};
  const [bookName, bookAbbreviation] = namesOf[locale].bookNames[book];
  return { bookName, bookAbbreviation };
};

/** A chapter of a service, which has no abbreviations, with that of its book. */
export const withAbbreviation = (chapter: ChapterText): ChapterText => {
  const { edition, book } = chapter;
  const { bookAbbreviation } = edition ? bookInTextOf(edition, book) : {};
  return edition && bookAbbreviation ? { ...chapter, edition: { ...edition, bookAbbreviation } } : chapter;
};

/** "Juan 3:16-18": as `formatReference`, in a language of the interface. */
export const formatReferenceIn = (locale: Locale, reference: Reference): string => {
  const { bookNames, onePsalm: psalm } = namesOf[locale];
  return formatReference(reference, (book, isSingular) => (book === "PSA" && isSingular ? psalm : bookNames[book][0]));
};

/** "Juan 3", and "Judas" of a book with one chapter: what the reader calls a chapter before its text says more. */
export const referenceIn = (locale: Locale, place: ChapterId): string =>
  isChapter(place) ? formatReferenceIn(locale, { ranges: [chapterRange(place)] }) : titleIn(locale, place);

export const translationMessagesIn = (locale: Locale): typeof english => namesOf[locale].translations;

/** What a page without its text says of itself in its head. */
export const headMessagesIn = (locale: Locale): Names["head"] => namesOf[locale].head;
