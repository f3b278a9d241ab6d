import { PenLine } from "lucide";
import { useEffect, useState } from "react";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { lazyCode, useLazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { useMediaQuery } from "#src/platform/page/media-query.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { beginTypingAhead, endTypingAhead, pauseTypingAhead } from "#src/platform/page/typing-ahead.ts";
import { useMarks } from "./use-marks.ts";
import { markMessages } from "./messages.ts";
import "./mark-bars.css";

const marksPanel = lazyCode("marks panel", async () => (await import("./marks-panel.tsx")).MarksBeside);
const marksSheet = lazyCode("marks sheet", async () => (await import("./marks-panel.tsx")).MarksSheet);

/**
 * Notes, bookmarks and highlights for the reader. `target` is what a new note would be on: the selected verses, or the
 * chapter. The panel's code loads when it is first shown. Something else may take its place beside the text.
 */
export const useReaderMarks = (target: VerseSet, translation: string, isPlaceTaken: boolean) => {
  const marks = useMarks();
  const isBeside = useMediaQuery("(min-width: 75rem)");
  const { code: MarksBeside } = useLazyCode(marksPanel, isBeside);
  const { Panel: MarksSheet, isOpen, isExpanded, setIsOpen, open, preload } = useLazyPanel(marksSheet);
  const [chosen, setChosen] = useState<VerseSet>();
  const [focusRequest, setFocusRequest] = useState(0);
  /** Opens the notes, ready to write one on these verses. */
  const writeNote = (set: VerseSet) => {
    setChosen(set);
    setFocusRequest((before) => before + 1);
    beginTypingAhead(markMessages.note);
    if (!isBeside) open();
  };
  // The button was pressed, but the code of the panel did not load.
  useEffect(() => {
    if (!isBeside && !isExpanded) pauseTypingAhead();
  }, [isBeside, isExpanded]);
  useEffect(() => endTypingAhead, []);
  const content = { marks, translation, target, chosen, focusRequest };
  return {
    marks,
    writeNote,
    /** The button that opens the notes; hidden where they are shown beside the text. */
    toggle: (
      <IconButton
        label={markMessages.notes}
        className="notes-toggle"
        aria-haspopup="dialog"
        aria-expanded={isExpanded}
        onPointerEnter={preload}
        onClick={() => {
          setFocusRequest(0);
          open();
        }}
      >
        <Icon of={PenLine} />
      </IconButton>
    ),
    /** The notes: beside the text on wide screens, in a sheet elsewhere. */
    panel: (
      <>
        {isBeside && !isPlaceTaken ? (
          <aside className="panel" aria-label={markMessages.notes}>
            {MarksBeside ? <MarksBeside {...content} /> : null}
          </aside>
        ) : null}
        {MarksSheet && !isBeside ? <MarksSheet isOpen={isOpen} onOpenChange={setIsOpen} {...content} /> : null}
      </>
    ),
  };
};
