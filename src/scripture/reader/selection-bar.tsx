import { useMemo } from "react";
import { englishReference } from "#domain/scripture/reference/format-reference.ts";
import { sharePath } from "#domain/scripture/reference/read-address.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { useShortcuts } from "#src/platform/page/keyboard.ts";
import { CompareActions } from "#src/scripture/cross-references/compare-actions.tsx";
import { HighlightSwatches } from "#src/scripture/marks/highlight-swatches.tsx";
import type { Marks } from "#src/scripture/marks/use-marks.ts";
import { coloursOf, SelectionActions } from "#src/scripture/marks/verse-actions.tsx";
import { ShareMenu } from "#src/scripture/share/share-menu.tsx";
import { ActionBar } from "./action-bar.tsx";
import { copyVerses } from "./copy-verses.ts";
import { OldWords } from "./old-words.tsx";
import { eachVerse, selectionReference, selectionText } from "./passage-text.ts";
import type { LoadedPassage } from "./use-passage.ts";
import type { SelectedVerses } from "./use-verse-selection.ts";
import { WordsOfVerse } from "./words-layer.tsx";

interface SelectionBarProps {
  passage: LoadedPassage;
  /** At least one verse, in one of the chapters shown. */
  selection: SelectedVerses;
  marks: Marks;
  onNote: (set: VerseSet) => void;
  onClose: () => void;
}

/** All actions for the selected verses (docs/product/marks.md, "Verse actions"). */
export const SelectionBar = ({
  passage,
  selection: { chapterIndex, verses },
  marks,
  onNote,
  onClose,
}: SelectionBarProps) => {
  const { translation } = passage;
  const chapter = passage.chapters[chapterIndex]!;
  const view = passage.view.chapters[chapterIndex]!;
  const set: VerseSet = { ...view.place, verses };
  const onVerses = marks.markedVersesOf(view.place);
  const quoted = selectionText(chapter, view, verses);
  useShortcuts(useMemo(() => ({ Escape: onClose }), [onClose]));
  return (
    <ActionBar
      reference={quoted.reference}
      share={
        <ShareMenu
          {...quoted}
          translation={translation}
          path={sharePath(translation, selectionReference(view, verses))}
        />
      }
      swatches={<HighlightSwatches set={set} present={coloursOf(set, onVerses)} />}
      before={<SelectionActions set={set} marks={onVerses} onNote={onNote} />}
      onCopy={() => copyVerses(passage, chapterIndex, verses)}
      after={
        <CompareActions reference={englishReference(selectionReference(view, verses))} translation={translation} />
      }
      words={
        translation === "kjv" ? (
          <>
            <OldWords verses={eachVerse(chapter, verses)} />
            <WordsOfVerse chapterIndex={chapterIndex} verse={verses[0]!} />
          </>
        ) : undefined
      }
      onClose={onClose}
    />
  );
};
