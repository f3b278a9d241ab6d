import { PenLine } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { parseVerseSet, type VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { lazyCode, useLazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { useMediaQuery } from "#src/platform/page/media-query.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { type Marks, useMarks } from "./use-marks.ts";
import { markMessages } from "./messages.ts";
import { storedReference } from "./rules.ts";
import { noteDraftEntry } from "./stored.ts";
import "./mark-bars.css";

interface NoteDraft {
  readonly text: string;
  /** What the note was started on; undefined if there is none. */
  readonly begunOn: VerseSet | undefined;
  readonly write: (text: string, target: VerseSet) => void;
}

/** The note being written. It is stored on the device, because phones discard background pages quickly. */
export const useNoteDraft = (): NoteDraft => {
  const [{ reference, text: keptText }, keep] = useStored(noteDraftEntry);
  const [typed, setTyped] = useState<string>();
  return {
    text: typed ?? keptText,
    begunOn: useMemo(() => parseVerseSet(reference), [reference]),
    write: (text, target) => {
      setTyped(text);
      void keep(() => (text === "" ? noteDraftEntry.fallback : { reference: storedReference(target), text }));
    },
  };
};

const marksPanel = lazyCode("marks panel", async () => (await import("./marks-panel.tsx")).MarksPanel);
const marksSheet = lazyCode("marks sheet", async () => (await import("./marks-panel.tsx")).MarksSheet);

interface ReaderMarks {
  readonly marks: Marks;
  /** Opens the notes, ready to write one on these verses. */
  readonly writeNote: (set: VerseSet) => void;
  /** The button that opens the notes; empty where they are shown beside the text. */
  readonly toggle: ReactNode;
  /** The notes: beside the text on wide screens, in a sheet elsewhere. */
  readonly panel: ReactNode;
}

/**
 * Notes, bookmarks and highlights for the reader. `target` is what a new note would be on: the selected verses, or the
 * chapter. The panel's code loads when it is first shown.
 */
export const useReaderMarks = (target: VerseSet, translation: string): ReaderMarks => {
  const marks = useMarks();
  const isBeside = useMediaQuery("(min-width: 75rem)");
  const { code: MarksPanel } = useLazyCode(marksPanel, isBeside);
  const { Panel: MarksSheet, isOpen, setIsOpen, open, preload } = useLazyPanel(marksSheet);
  const [chosen, setChosen] = useState<VerseSet>();
  const [focusRequest, setFocusRequest] = useState(0);
  const draft = useNoteDraft();
  const writeNote = (set: VerseSet) => {
    setChosen(set);
    setFocusRequest((before) => before + 1);
    if (!isBeside) open();
  };
  const begunOn = chosen ?? draft.begunOn;
  const isSameChapter = begunOn?.book === target.book && begunOn.chapter === target.chapter;
  const noteTarget = target.verses.length === 0 && isSameChapter ? begunOn : target;
  const content = {
    marks,
    translation,
    target: noteTarget,
    draft: { text: draft.text, setText: (text: string) => draft.write(text, noteTarget) },
    focusRequest,
  };
  return {
    marks,
    writeNote,
    toggle: (
      <IconButton
        label={markMessages.notes}
        className="notes-toggle"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onClick={open}
      >
        <Icon of={PenLine} />
      </IconButton>
    ),
    panel: (
      <>
        {isBeside ? (
          <aside className="panel" aria-label={markMessages.notes}>
            {MarksPanel ? <MarksPanel {...content} /> : null}
          </aside>
        ) : null}
        {MarksSheet && !isBeside ? <MarksSheet isOpen={isOpen} onOpenChange={setIsOpen} {...content} /> : null}
      </>
    ),
  };
};
