import { useMemo } from "react";
import { type BookId, bookName, chapterCount, verseCount } from "#domain/scripture/books/books.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { findReviewed } from "#domain/scripture/languages/reviewed.ts";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import type { VerseRange } from "#domain/scripture/reference/reference.ts";
import { isRemoteTranslation } from "#domain/scripture/translations/translations.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { lastReadEntry } from "#src/scripture/last-read/stored.ts";
import { useRemoteBooks, type RemoteBooks } from "#src/scripture/text/remote-translation-books.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { nameOf, shownNameOf, withChapters } from "./readings.ts";

interface Reading {
  /** The reference for the reader's search: in English, and only chapters that the translation has. */
  readonly reference: string;
  /** Its name, in the translation in which the visitor reads or in the language of the interface: "Génesis 1-2". */
  readonly title: string;
}

/** The translation of another language in which the visitor reads, as far as it is known. */
export interface LocalReadings {
  readonly name: string;
  readonly tag: string;
  /** `missing`: the translation cannot be loaded at the moment. */
  readonly state: "loading" | "there" | "missing";
  readonly of: (range: VerseRange) => Reading;
}

/** The range as far as the translation has its chapters: where Malachi has three chapters, the fourth is at the end of the third. */
const withinBooks = (range: VerseRange, { books }: RemoteBooks): VerseRange => {
  const { from, to } = range;
  const last = books.get(to.book)?.chapters ?? chapterCount(to.book);
  if (to.chapter <= last) return range;
  const end = { book: to.book, chapter: last, verse: verseCount(to.book, last) };
  return from.book === to.book && from.chapter > last ? { from: { ...end, verse: 1 }, to: end } : { from, to: end };
};

export const localReading = (range: VerseRange, facts: RemoteBooks): Reading => {
  const within = withinBooks(range, facts);
  const name = (book: BookId) => facts.books.get(book)?.name ?? bookName(book);
  const title = withChapters(formatReference({ ranges: [within] }, name), name(within.from.book), within);
  return { reference: nameOf(within), title };
};

export const ownReading = (range: VerseRange): Reading => ({ reference: nameOf(range), title: shownNameOf(range) });

/** Undefined for a visitor who reads in English. */
export const useLocalReadings = (): LocalReadings | undefined => {
  const [{ translation = firstTranslation }] = useStored(lastReadEntry);
  const remote = isRemoteTranslation(translation) ? translation : undefined;
  const { data, isError } = useRemoteBooks(translation);
  return useMemo(() => {
    if (!remote) return undefined;
    if (data) return { ...data, state: "there", of: (range) => localReading(range, data) };
    return {
      name: translationName(remote),
      tag: findReviewed(remote)?.tag ?? "",
      state: isError ? "missing" : "loading",
      of: ownReading,
    };
  }, [remote, data, isError]);
};
