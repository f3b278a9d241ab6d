import type { HighlightColour } from "./colours.ts";
import { markMessages } from "./messages.ts";

/** What a visitor has put on one verse. */
export interface MarkedVerse {
  readonly colour?: HighlightColour;
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
    marked?.colour && markMessages.highlighted(markMessages.colours[marked.colour]),
    marked?.isBookmarked && markMessages.bookmarked,
    marked?.hasNote && markMessages.hasNote,
  ]
    .filter(Boolean)
    .join(", ") + markMessages.actions;
