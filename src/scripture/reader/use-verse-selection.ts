import { useCallback, useState, type MouseEvent } from "react";
import { isSelectingText } from "#src/platform/text-selection.ts";

/** A verse on the page: the index of its chapter in the view, and its number. */
export interface SelectedVerses {
  readonly chapterIndex: number;
  /** In rising order. */
  readonly verses: readonly number[];
}

export interface VerseSelection {
  readonly selection: SelectedVerses;
  readonly clear: () => void;
  /** For a press anywhere in the text. */
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

const nothing: SelectedVerses = { chapterIndex: 0, verses: [] };

/** Adds or takes away a verse. Selection stays inside one chapter: a verse of another begins it anew. */
export const toggleVerse = (selection: SelectedVerses, chapterIndex: number, verse: number): SelectedVerses => {
  if (selection.chapterIndex !== chapterIndex) return { chapterIndex, verses: [verse] };
  const verses = selection.verses.includes(verse)
    ? selection.verses.filter((one) => one !== verse)
    : [...selection.verses, verse].toSorted((a, b) => a - b);
  return { chapterIndex, verses };
};

/**
 * Which verses are selected (decision 8): a press on a verse or its number selects it, on more verses selects them too.
 * A press that ends a selection of text, or is on a link, does nothing.
 */
export const useVerseSelection = (): VerseSelection => {
  const [selection, setSelection] = useState<SelectedVerses>(nothing);
  const clear = useCallback(() => setSelection(nothing), []);
  const onPress = useCallback((event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (target.closest("a, .hoverbar") || (isSelectingText() && !target.closest(".vn"))) return;
    const verse = target.closest<HTMLElement>("[data-verse]");
    const section = target.closest<HTMLElement>("[data-section]");
    if (!verse || !section) return;
    setSelection((present) => toggleVerse(present, Number(section.dataset["section"]), Number(verse.dataset["verse"])));
  }, []);
  return { selection, clear, onPress };
};
