import { Bookmark, Highlighter, PenLine } from "lucide";
import { useState } from "react";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { HighlightColour } from "./colours.ts";
import { HighlightSwatches } from "./highlight-swatches.tsx";
import { toggleBookmarks } from "./mark-actions.ts";
import type { MarkedVerses } from "./marked-verse.ts";
import { markMessages, marksPanelMessages } from "./messages.ts";

interface VerseActionsProps {
  set: VerseSet;
  marks: MarkedVerses;
  onNote: (set: VerseSet) => void;
}

/** The verses' current colours; contains undefined if a verse has none. */
export const coloursOf = (set: VerseSet, marks: MarkedVerses): ReadonlySet<HighlightColour | undefined> =>
  new Set(set.verses.map((verse) => marks.get(verse)?.colour));

const areBookmarked = (set: VerseSet, marks: MarkedVerses): boolean =>
  set.verses.every((verse) => marks.get(verse)?.isBookmarked === true);

/** Bookmark and note buttons in the action bar of selected verses. */
export const SelectionActions = ({ set, marks, onNote }: VerseActionsProps) => (
  <>
    <button
      type="button"
      className="act"
      aria-pressed={areBookmarked(set, marks)}
      onClick={() => void toggleBookmarks(set)}
    >
      <Icon of={Bookmark} />
      {marksPanelMessages.bookmark}
    </button>
    <button type="button" className="act" onClick={() => onNote(set)}>
      <Icon of={PenLine} />
      {markMessages.note}
    </button>
  </>
);

/** Highlight, bookmark and note buttons in the small bar over one verse. The highlight button shows the colours in place. */
export const HoverActions = ({ set, marks, onNote }: VerseActionsProps) => {
  const [isPicking, setIsPicking] = useState(false);
  const verse = set.verses[0]!;
  return (
    <>
      <IconButton
        label={marksPanelMessages.highlightVerse(verse)}
        aria-expanded={isPicking}
        onClick={() => setIsPicking(!isPicking)}
      >
        <Icon of={Highlighter} small />
      </IconButton>
      {isPicking ? (
        <HighlightSwatches set={set} present={coloursOf(set, marks)} onDone={() => setIsPicking(false)} />
      ) : null}
      <IconButton
        label={marksPanelMessages.bookmarkVerse(verse)}
        aria-pressed={areBookmarked(set, marks)}
        onClick={() => void toggleBookmarks(set)}
      >
        <Icon of={Bookmark} small />
      </IconButton>
      <IconButton label={marksPanelMessages.noteOnVerse(verse)} onClick={() => onNote(set)}>
        <Icon of={PenLine} small />
      </IconButton>
    </>
  );
};
