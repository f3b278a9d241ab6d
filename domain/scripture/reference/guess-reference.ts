import { fold } from "#domain/text/fold.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { onePsalm } from "../books/book-names.ts";
import { bookById, bookName, books, chapterCount, chapterTitle, findBookBySlug } from "../books/books.ts";
import { formatReference } from "./format-reference.ts";
import { longestReference, parseReference } from "./parse-reference.ts";
import { chapterOfPath, chapterPath, readPath } from "./read-address.ts";
import { isTranslation } from "../translations/translations.ts";

interface GuessedReference {
  /** "John 3:16" */
  readonly title: string;
  /** Path in the reader: `/read/kjv/john/3#v16` */
  readonly path: string;
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** A URL segment as reference text: `john-3-16` → `john 3:16`, `1_john` → `1 john`. Ranges stay (`John+3:16-18`). */
const readableSegment = (segment: string): string =>
  segment
    .replaceAll(/[+_]/g, " ")
    .replace(/(?<=\p{L})-(\d+)-(?=\d)/u, " $1:")
    .replaceAll(/(?<=\p{L})[-.]|[-.](?=\p{L})/gu, " ");

/** A book by its name in the language of the interface, without accents. */
const localBooks = new Map([
  ...books.map(({ id, name }) => [fold(bookName(id)), name] as const),
  [fold(onePsalm), bookById("PSA").name] as const,
]);

/** The same with the English name of its book: `juan 3:16` → `John 3:16`. */
const inEnglish = (text: string): string =>
  text.replace(/^(?:[1-3] )?\p{L}+(?: \p{L}+)*/u, (name) => localBooks.get(fold(name)) ?? name);

/** The chapter nearest to one that its book does not have: `/read/bbe/john/99` may refer to John 21. */
const nearestChapter = (translation: string, segments: readonly string[]): GuessedReference | undefined => {
  const book = findBookBySlug(segments.at(-2) ?? "");
  const number = segments.at(-1) ?? "";
  if (!book || !/^\d{1,9}$/.test(number)) return undefined;
  const chapter = Math.min(Math.max(Number(number), 1), chapterCount(book.id));
  const place = { book: book.id, chapter };
  return { title: chapterTitle(place), path: chapterPath(translation, place) };
};

/** `["john", "3", "16-18"]` → `john 3:16-18`. */
const joined = ([book, ...numbers]: readonly string[]): string => `${book} ${numbers.join(":")}`;

/**
 * The passage that an unknown path may refer to: `/john/3/16`, `/read/kjv/john/3/16`, `/bible/John+3:16`,
 * `/asv/jhn.3.16`, `/juan/3/16` in Spanish; of a path to verses that there are not, their chapter. Segments before the book
 * are ignored, except for a known translation. Undefined if nothing looks like a reference. Accepts any text and never
 * throws. Loads the reference parser, so use it only on the not-found page.
 */
export const guessReference = (pathname: string): GuessedReference | undefined => {
  if (pathname.length > longestReference) return undefined;
  const segments = pathname.split("/").map(decoded);
  const translation = segments.map((segment) => segment.toLowerCase()).find(isTranslation) ?? firstTranslation;
  const words = segments
    .filter((segment) => !isTranslation(segment.toLowerCase()))
    .map((segment) => inEnglish(readableSegment(segment)));
  for (const start of words.keys()) {
    const parsed = parseReference(joined(words.slice(start)));
    if (parsed.ok) return { title: formatReference(parsed.reference), path: readPath(translation, parsed.reference) };
  }
  const inSlugs = segments.map((segment) => inEnglish(readableSegment(segment)).replaceAll(" ", "-"));
  const place = chapterOfPath(inSlugs.join("/"))?.place;
  if (place) return { title: chapterTitle(place), path: chapterPath(translation, place) };
  return nearestChapter(
    translation,
    inSlugs.filter((segment) => segment !== ""),
  );
};
