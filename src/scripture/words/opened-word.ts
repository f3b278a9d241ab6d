import { createStore } from "#src/platform/store.ts";
import type { ChapterWordId } from "./verse-words.ts";

/** A word whose sheet was requested. */
export interface OpenedWord extends ChapterWordId {
  /** Index of its chapter among those on the page. */
  readonly chapterIndex: number;
}

export const openedWord = createStore<OpenedWord | undefined>(undefined);

export const openWordsOf = (chapterIndex: number, verse: number): void =>
  openedWord.update(() => ({ chapterIndex, verse, index: 0 }));
