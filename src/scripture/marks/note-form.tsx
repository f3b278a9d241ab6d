import { useEffect, useRef, useState } from "react";
import { type VerseSet, verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/field.tsx";
import { maxLengthHint } from "#src/ui/max-length-hint.ts";
import { focusWithTyped } from "#src/platform/page/typing-ahead.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { marksPanelMessages } from "./messages.ts";
import { maxNoteLength } from "./rules.ts";
import { type Note, notesEntry } from "./stored.ts";
import type { NoteDraft } from "./use-note-draft.ts";

interface NoteFormProps {
  /** What the note will be on. */
  target: VerseSet;
  draft: NoteDraft;
  /** Incremented whenever the visitor asks to write: the field then takes the focus. */
  focusRequest: number;
}

interface Saved {
  readonly on: string;
  readonly as: "stored" | "forVisit";
  /** The notes, this one among them. Once any of them changes, such as by its deletion, nothing is said of it. */
  readonly among: readonly Note[];
}

const outcomeMessages = { stored: marksPanelMessages.noteSaved, forVisit: marksPanelMessages.noteForVisit };

/** A new note. The text stays in the field until it is stored, even if the target changes meanwhile. */
export const NoteForm = ({ target, draft, focusRequest }: NoteFormProps) => {
  /** The last note, until something else is written. */
  const [saved, setSaved] = useState<Saved>();
  const [notes] = useStored(notesEntry);
  const form = useRef<HTMLFormElement>(null);
  // Saving takes a moment, in which the button may be pressed again.
  const isSaving = useRef(false);
  const reference = verseSetReference(target);
  const { text } = draft;
  useEffect(() => {
    const field = form.current?.querySelector("textarea");
    if (focusRequest > 0 && field) focusWithTyped(field);
  }, [focusRequest]);
  const save = async () => {
    if (text.trim() === "" || isSaving.current) return;
    isSaving.current = true;
    try {
      setSaved(undefined);
      const outcome = await draft.save(target);
      if (outcome !== "failed") setSaved({ on: reference, as: outcome, among: deviceStore().read(notesEntry) });
    } finally {
      isSaving.current = false;
    }
  };
  return (
    <form
      ref={form}
      className="newnote"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label={marksPanelMessages.noteOn(reference)}
        rows={2}
        maxLength={maxNoteLength}
        hint={maxLengthHint(text, maxNoteLength)}
        notice={draft.warning}
        placeholder={marksPanelMessages.ask}
        value={text}
        onChange={(event) => {
          setSaved(undefined);
          draft.write(event.currentTarget.value, target);
        }}
      />
      <div className="row">
        <Button type="submit" variant="primary" isPaused={text.trim() === ""}>
          {marksPanelMessages.saveNote}
        </Button>
        <span className="hint" role="status">
          {saved?.on === reference && saved.among === notes ? outcomeMessages[saved.as] : marksPanelMessages.staysHere}
        </span>
      </div>
    </form>
  );
};
