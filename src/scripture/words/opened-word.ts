import { createStore } from "#src/platform/store.ts";

/** A word whose sheet was requested. */
export interface OpenedWord {
  /** Index of its chapter among those on the page. */
  readonly chapterIndex: number;
  /** 0 is the psalm's title. */
  readonly verse: number;
  /** It is the word here in the verse's text, or the next. Its index changes when the chapter's file has loaded. */
  readonly start: number;
}

export const openedWord = createStore<OpenedWord | undefined>(undefined);

export const openWordsOf = (chapterIndex: number, verse: number): void =>
  openedWord.update(() => ({ chapterIndex, verse, start: 0 }));
