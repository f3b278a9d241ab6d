import { useCallback, useState, type MouseEvent } from "react";
import { isSelectingText } from "#src/platform/page/focus.ts";

/** Selected verses of one chapter, with that chapter's index in the view. */
export interface SelectedVerses {
  readonly chapterIndex: number;
  /** In ascending order. */
  readonly verses: readonly number[];
  /** The one that was added or removed last. */
  readonly latest: number;
}

const nothing: SelectedVerses = { chapterIndex: 0, verses: [], latest: 0 };

/** Adds or removes a verse. A selection stays within one chapter: a verse of another one starts it over. */
export const toggleVerse = (selection: SelectedVerses, chapterIndex: number, verse: number): SelectedVerses => {
  if (selection.chapterIndex !== chapterIndex) return { chapterIndex, verses: [verse], latest: verse };
  const verses = selection.verses.includes(verse)
    ? selection.verses.filter((one) => one !== verse)
    : [...selection.verses, verse].toSorted((a, b) => a - b);
  return { chapterIndex, verses, latest: verse };
};

/**
 * The selected verses. Clicking a verse or its number toggles it; several can be selected. A click that
 * ends a text selection or hits a link does nothing.
 */
export const useVerseSelection = () => {
  const [selection, setSelection] = useState<SelectedVerses>(nothing);
  const clear = useCallback(() => setSelection(nothing), []);
  const onPress = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (target.closest("a, .hoverbar") || (isSelectingText() && !target.closest(".vn"))) return;
    const verse = target.closest<HTMLElement>("[data-verse]");
    const section = target.closest<HTMLElement>("[data-section]");
    if (!verse || !section) return;
    setSelection((present) => toggleVerse(present, Number(section.dataset["section"]), Number(verse.dataset["verse"])));
  };
  return { selection, clear, onPress };
};
