import { bookById, findBookBySlug, verseCount } from "../books/books.ts";
import type { ChapterId, VerseSpan } from "./places.ts";
import type { Reference } from "./reference.ts";
import { isOfOtherLanguage, isRemoteTranslation } from "../translations/translations.ts";

/**
 * URLs of the reader: `/read/{translation}/{book}/{chapter}#v{verses}`, and of shared verses, which are sent with a head of
 * their own: `/verse/{translation}/{book}/{chapter}/{verses}` (docs/product/addresses.md, "Routes").
 */

/** The URL fragment for verses of a chapter, without `#`: `v16`, `v16-18`. */
export const verseHash = (from: number, to: number = from): string => (from === to ? `v${from}` : `v${from}-${to}`);

/** Parses `#v16` or `#v16-18` (with or without `#`); undefined for anything else and for reversed ranges. */
export const parseVerseHash = (hash: string): VerseSpan | undefined => {
  const match = /^#?v([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?$/.exec(hash);
  if (!match) return undefined;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  return from <= to ? { from, to } : undefined;
};

/** `/read/kjv/john/3` */
export const chapterPath = (translation: string, { book, chapter }: ChapterId): string =>
  `/read/${translation}/${bookById(book).slug}/${chapter}`;

/** The guide to a chapter: `/study/kjv/john/3` */
export const guidePath = (translation: string, place: ChapterId): string =>
  chapterPath(translation, place).replace("/read/", "/study/");

/**
 * The URL that shows a reference: its first chapter, with the verses of the first range as fragment
 * unless they are the whole chapter. `/read/kjv/john/3#v16-18`
 */
export const readPath = (translation: string, { ranges }: Reference): string => {
  const [range] = ranges;
  if (!range) return chapterPath(translation, { book: "GEN", chapter: 1 });
  const { from, to } = range;
  const last = from.book === to.book && from.chapter === to.chapter ? to.verse : verseCount(from.book, from.chapter);
  const path = chapterPath(translation, from);
  return from.verse === 1 && last === verseCount(from.book, from.chapter)
    ? path
    : `${path}#${verseHash(from.verse, last)}`;
};

/**
 * The chapter named by URL segments (`john`, `3`); undefined if there is none. Other languages may divide a book into one
 * chapter more than we do: Joel has four.
 */
export const findChapter = (bookSlug: string, chapter: string, translation = ""): ChapterId | undefined => {
  const book = findBookBySlug(bookSlug);
  if (!book || !/^[1-9]\d{0,2}$/.test(chapter)) return undefined;
  const number = Number(chapter);
  const isThere = number <= book.verseCounts.length + (isRemoteTranslation(translation) ? 1 : 0);
  return isThere ? { book: book.id, chapter: number } : undefined;
};

/** The chapter and the translation's key in a path of the reader, also in one of shared verses; undefined for other paths. */
export const chapterOfPath = (
  path: string,
): { readonly place: ChapterId; readonly translation: string } | undefined => {
  const [, translation = "", book = "", chapter = ""] =
    /^\/(?:read|verse)\/([^/]+)\/([^/]+)\/([^/]+)/.exec(path.toLowerCase()) ?? [];
  const place = findChapter(book, chapter, translation);
  return place && { place, translation };
};

/** `/verse/kjv/john/3/16-18`, the address under which verses are shared. */
export const versePath = (translation: string, { book, chapter }: ChapterId, from: number, to: number = from): string =>
  `/verse/${translation}/${bookById(book).slug}/${chapter}/${verseHash(from, to).slice(1)}`;

/** No chapter of any translation has more verses. */
const maxVerse = 200;

/** The last verse that a chapter of a translation may have: in other languages only the text itself knows. */
export const lastVerseIn = ({ book, chapter }: ChapterId, translation: string): number =>
  isOfOtherLanguage(translation) ? maxVerse : verseCount(book, chapter);

/** The verses of a chapter named by a URL segment (`16`, `16-18`); undefined unless all of them may exist. */
export const findVerses = (place: ChapterId, verses: string, translation = ""): VerseSpan | undefined => {
  const range = parseVerseHash(`v${verses}`);
  return range && range.to <= lastVerseIn(place, translation) ? range : undefined;
};

/**
 * The URL under which a reference is shared: the first range's verses of its first chapter, or the chapter itself if
 * that is all of it.
 */
export const sharePath = (translation: string, reference: Reference): string => {
  const [path, hash] = readPath(translation, reference).split("#") as [string, string?];
  const range = hash === undefined ? undefined : parseVerseHash(hash);
  const [first] = reference.ranges;
  return range && first ? versePath(translation, first.from, range.from, range.to) : path;
};
