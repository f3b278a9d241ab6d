import { bookById, findBookBySlug, verseCount } from "./books.ts";
import { isChapter, type ChapterId } from "./places.ts";
import type { Reference } from "./reference.ts";

/** URLs of the reader: `/read/{translation}/{book}/{chapter}#v{verses}` (decision 4). */

/** The URL fragment for verses of a chapter, without `#`: `v16`, `v16-18`. */
export const verseHash = (from: number, to: number = from): string => (from === to ? `v${from}` : `v${from}-${to}`);

/** Parses `#v16` or `#v16-18` (with or without `#`); undefined for anything else and for reversed ranges. */
export const parseVerseHash = (hash: string): { readonly from: number; readonly to: number } | undefined => {
  const match = /^#?v([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?$/.exec(hash);
  if (!match) return undefined;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  return from <= to ? { from, to } : undefined;
};

/** `/read/kjv/john/3` */
export const chapterPath = (translation: string, { book, chapter }: ChapterId): string => `/read/${translation}/${bookById(book).slug}/${chapter}`;

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
  return from.verse === 1 && last === verseCount(from.book, from.chapter) ? path : `${path}#${verseHash(from.verse, last)}`;
};

/** The chapter named by URL segments (`john`, `3`); undefined if there is none. */
export const findChapter = (bookSlug: string, chapter: string): ChapterId | undefined => {
  const book = findBookBySlug(bookSlug);
  if (!book || !/^[1-9]\d{0,2}$/.test(chapter)) return undefined;
  const found = { book: book.id, chapter: Number(chapter) };
  return isChapter(found) ? found : undefined;
};
