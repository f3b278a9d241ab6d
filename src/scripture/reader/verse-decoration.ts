/** What a reader has made of a verse, as the text shows it. */
export interface VerseDecoration {
  /** Class of the highlight behind the words, and its name for those who do not see it. */
  readonly highlight?: { readonly className: string; readonly name: string };
  readonly isBookmarked?: boolean;
  readonly hasNote?: boolean;
}

export type VerseDecorations = ReadonlyMap<number, VerseDecoration>;

/** What the button with the verse's number is called: its state in words, never by colour alone (decision 9). */
export const verseLabel = (verse: number, isSelected: boolean, decoration?: VerseDecoration): string =>
  [
    `Verse ${verse}`,
    isSelected && "selected",
    decoration?.highlight && `highlighted ${decoration.highlight.name}`,
    decoration?.isBookmarked && "bookmarked",
    decoration?.hasNote && "has a note",
  ]
    .filter(Boolean)
    .join(", ") + ". Actions";
