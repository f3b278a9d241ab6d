import { useMemo } from "react";
import type { ChapterId } from "#domain/scripture/places.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { classOfColour } from "./colours.ts";
import { marksOfChapter, type AllMarks, type VerseMarks } from "./rules.ts";
import { bookmarksEntry, highlightsEntry, notesEntry } from "./stored.ts";

/** How the text shows what is on a verse (the reader's VerseDecoration). */
export interface MarkedVerse {
  readonly highlight?: { readonly className: string; readonly name: string };
  readonly isBookmarked: boolean;
  readonly hasNote: boolean;
}

export interface Marks extends AllMarks {
  /** By verse number; the same map again while nothing changed. */
  readonly decorationsOf: (place: ChapterId) => ReadonlyMap<number, MarkedVerse>;
}

const decorate = ({ colour, isBookmarked, noteIds }: VerseMarks): MarkedVerse => ({
  ...(colour ? { highlight: { className: classOfColour[colour], name: colour } } : {}),
  isBookmarked,
  hasNote: noteIds.length > 0,
});

/** Everything the visitor has put on verses, from this tab or another. */
export const useMarks = (): Marks => {
  const [notes] = useStored(notesEntry);
  const [bookmarks] = useStored(bookmarksEntry);
  const [highlights] = useStored(highlightsEntry);
  return useMemo(() => {
    const all = { notes, bookmarks, highlights };
    const known = new Map<string, ReadonlyMap<number, MarkedVerse>>();
    const decorationsOf = ({ book, chapter }: ChapterId) => {
      const key = `${book} ${chapter}`;
      const marks = known.get(key) ?? new Map([...marksOfChapter(all, book, chapter)].map(([verse, mark]) => [verse, decorate(mark)]));
      known.set(key, marks);
      return marks;
    };
    return { ...all, decorationsOf };
  }, [notes, bookmarks, highlights]);
};
