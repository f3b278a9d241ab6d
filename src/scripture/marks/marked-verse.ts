import type { HighlightColour } from "./colours.ts";

/** What a visitor has put on a verse, as the text shows it. */
export interface MarkedVerse {
  /** Class of the highlight behind the words, and its name for those who do not see it. */
  readonly highlight?: { readonly className: string; readonly name: HighlightColour };
  readonly isBookmarked: boolean;
  readonly hasNote: boolean;
}

/** By verse number, for the verses of one chapter that have anything on them. */
export type MarkedVerses = ReadonlyMap<number, MarkedVerse>;

/** What the button with the verse's number is called: its state in words, never by colour alone (decision 9). */
export const verseLabel = (verse: number, isSelected: boolean, marked?: MarkedVerse): string =>
  [
    `Verse ${verse}`,
    isSelected && "selected",
    marked?.highlight && `highlighted ${marked.highlight.name}`,
    marked?.isBookmarked && "bookmarked",
    marked?.hasNote && "has a note",
  ]
    .filter(Boolean)
    .join(", ") + ". Actions";
