import type { HighlightColour } from "./colours.ts";
import { markMessages } from "./messages.ts";

/** The marks on a verse, as the text shows them. */
export interface MarkedVerse {
  /** Class of the highlight behind the words, and its name for screen readers. */
  readonly highlight?: { readonly className: string; readonly name: HighlightColour };
  readonly isBookmarked: boolean;
  readonly hasNote: boolean;
}

/** By verse number; only verses of one chapter that have marks. */
export type MarkedVerses = ReadonlyMap<number, MarkedVerse>;

/** The label of the verse number's button: its state in words, not by colour alone. */
export const verseLabel = (verse: number, isSelected: boolean, marked?: MarkedVerse): string =>
  [
    markMessages.verse(verse),
    isSelected && markMessages.selected,
    marked?.highlight && markMessages.highlighted(markMessages.colours[marked.highlight.name]),
    marked?.isBookmarked && markMessages.bookmarked,
    marked?.hasNote && markMessages.hasNote,
  ]
    .filter(Boolean)
    .join(", ") + markMessages.actions;
