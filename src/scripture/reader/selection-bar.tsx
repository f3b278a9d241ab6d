import { useEffect, useMemo, useRef } from "react";
import { BookOpenText, Copy, X } from "lucide";
import { localReference } from "#domain/scripture/languages/local-reference.ts";
import { abbreviatedReference } from "#domain/scripture/reference/format-reference.ts";
import { sharePath } from "#domain/scripture/reference/read-address.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { useShortcuts } from "#src/platform/page/keyboard.ts";
import { leaveRoomFor } from "#src/platform/page/sheet-beside.ts";
import { HighlightSwatches } from "#src/scripture/marks/highlight-swatches.tsx";
import type { Marks } from "#src/scripture/marks/use-marks.ts";
import { coloursOf, HoverActions, SelectionActions } from "#src/scripture/marks/verse-actions.tsx";
import { ShareMenu } from "#src/scripture/share/share-menu.tsx";
import { type StudyOpener, useIsStudyOpen } from "#src/scripture/study/use-study.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { copyVerses } from "./use-passage-actions.ts";
import { OldWords, WordsOfVerse } from "./words-layer.tsx";
import { selectionReference, selectionText, withShortName } from "./passage-text.ts";
import type { LoadedPassage } from "./use-passage.ts";
import { verseElementId } from "./passage-view.ts";
import type { HoveredVerse } from "./use-hovered-verse.ts";
import type { SelectedVerses } from "./use-verse-selection.ts";
import { readerMessages } from "./messages.ts";

interface SelectionBarProps {
  passage: LoadedPassage;
  /** At least one verse, in one of the chapters shown. */
  selection: SelectedVerses;
  marks: Marks;
  onNote: (set: VerseSet) => void;
  study: StudyOpener;
  onClose: () => void;
}

/**
 * All actions for the selected verses (docs/product/marks.md, "Verse actions"): in reach of the thumb on phones, at the bottom
 * of the text where there is room.
 */
export const SelectionBar = ({
  passage,
  selection: { chapterIndex, verses, latest },
  marks,
  onNote,
  study: { open, preload },
  onClose,
}: SelectionBarProps) => {
  const { translation } = passage;
  const chapter = passage.chapters[chapterIndex]!;
  const view = passage.view.chapters[chapterIndex]!;
  const set: VerseSet = { ...view.place, verses };
  const onVerses = marks.markedVersesOf(view.place);
  const quoted = selectionText(chapter, view, verses);
  const reference = selectionReference(view, verses);
  const isStudyOpen = useIsStudyOpen();
  useEffect(preload, [preload]);
  const bar = useRef<HTMLDivElement>(null);
  const latestId = verseElementId(view.place, latest, chapterIndex === 0);
  useEffect(() => leaveRoomFor(bar.current!, latestId), [latestId]);
  // The open panel comes first.
  useShortcuts(
    useMemo(() => ({ Escape: onClose }), [onClose]),
    !isStudyOpen,
  );
  return (
    <div ref={bar} className="actionbar" role="region" aria-label={readerMessages.actionsFor(quoted.reference)}>
      <div className="ref">
        <span className="sr" aria-live="polite">
          {quoted.reference}
        </span>
        <ShareMenu
          {...quoted}
          shortReference={
            chapter.edition ? localReference(withShortName(chapter), verses) : abbreviatedReference(reference)
          }
          translation={translation}
          path={sharePath(translation, reference)}
        />
      </div>
      <div className="swatches">
        <HighlightSwatches set={set} present={coloursOf(set, onVerses)} />
      </div>
      <IconButton label={readerMessages.clear} onClick={onClose} data-closes-layer>
        <Icon of={X} />
      </IconButton>
      <div className="acts">
        <SelectionActions set={set} marks={onVerses} onNote={onNote} />
        <button type="button" className="act" onClick={() => copyVerses(passage, chapterIndex, verses)}>
          <Icon of={Copy} />
          {readerMessages.copy}
        </button>
        <button type="button" className="act" aria-expanded={isStudyOpen} onClick={open}>
          <Icon of={BookOpenText} />
          {readerMessages.study}
        </button>
      </div>
      {translation === "kjv" ? (
        <>
          <OldWords chapter={chapter} verses={verses} />
          <WordsOfVerse chapterIndex={chapterIndex} verse={verses[0]!} />
        </>
      ) : null}
    </div>
  );
};

interface HoverBarProps {
  passage: LoadedPassage;
  hovered: HoveredVerse;
  marks: Marks;
  onNote: (set: VerseSet) => void;
}

/** Small actions beside a verse, or above it where there is no room; one bar at a time. */
export const HoverBar = ({ passage, hovered: { chapterIndex, verse, topPx }, marks, onNote }: HoverBarProps) => {
  const { place } = passage.view.chapters[chapterIndex]!;
  return (
    <div className="hoverbar" style={{ top: topPx }} role="group" aria-label={readerMessages.actionsForVerse(verse)}>
      <HoverActions
        key={`${chapterIndex} ${verse}`}
        set={{ ...place, verses: [verse] }}
        marks={marks.markedVersesOf(place)}
        onNote={onNote}
      />
      <IconButton label={readerMessages.copyVerse(verse)} onClick={() => copyVerses(passage, chapterIndex, [verse])}>
        <Icon of={Copy} small />
      </IconButton>
    </div>
  );
};
