import { useMemo } from "react";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import type { MarkedVerses } from "./marked-verse.ts";
import { marksOfChapter, type AllMarks } from "./marks-of-chapter.ts";
import { bookmarksEntry, highlightsEntry, notesEntry } from "./stored.ts";

export interface Marks extends AllMarks {
  /** The same map while nothing changes. */
  readonly markedVersesOf: (place: ChapterId) => MarkedVerses;
}

/** All of the visitor's marks, updated from this tab and others. */
export const useMarks = (): Marks => {
  const [notes] = useStored(notesEntry);
  const [bookmarks] = useStored(bookmarksEntry);
  const [highlights] = useStored(highlightsEntry);
  return useMemo(() => {
    const all = { notes, bookmarks, highlights };
    const cached = new Map<string, MarkedVerses>();
    const markedVersesOf = ({ book, chapter }: ChapterId) => {
      const key = `${book} ${chapter}`;
      const marks = cached.get(key) ?? marksOfChapter(all, book, chapter);
      cached.set(key, marks);
      return marks;
    };
    return { ...all, markedVersesOf };
  }, [notes, bookmarks, highlights]);
};
