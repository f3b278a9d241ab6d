import { PenLine, Trash2 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { systemClock } from "#src/platform/clock.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/field.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { fullField } from "#src/ui/full-field.ts";
import { maxNoteLength, type Placed } from "./rules.ts";
import { MarkLink } from "./mark-link.tsx";
import { changeNote, deleteNote } from "./mark-actions.ts";
import type { Note } from "./stored.ts";
import { marksMessages } from "./messages.ts";

interface NoteEntryProps {
  mark: Placed<Note>;
  translation: string;
  /** The note is on a selected verse. */
  isCurrent: boolean;
  /** Focus props for the first item that 'more' added. */
  focus: Pick<ComponentProps<"li">, "ref" | "tabIndex">;
}

/** "3 November 2026"; empty for unknown dates. */
const dateOf = (createdAt: string): string => {
  const instant = Date.parse(createdAt);
  return Number.isNaN(instant) ? "" : dateInWords(systemClock.dateAt(instant));
};

const Editing = ({ note, reference, onDone }: { note: Note; reference: string; onDone: () => void }) => {
  const [text, setText] = useState(note.text);
  const save = async () => {
    if (text.trim() !== "" && (await changeNote(note.id, text)) !== "failed") onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor pressed Edit: the field is what they want next
        autoFocus
        label={marksMessages.noteOn(reference)}
        rows={4}
        maxLength={maxNoteLength}
        hint={fullField(text, maxNoteLength)}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="row">
        <Button type="submit" variant="primary" disabled={text.trim() === ""}>
          {marksMessages.saveNote}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {marksMessages.cancel}
        </Button>
      </div>
    </form>
  );
};

export const NoteEntry = ({ mark, translation, isCurrent, focus }: NoteEntryProps) => {
  const [isEditing, setIsEditing] = useState(false);
  const { item: note, reference } = mark;
  return (
    <li className={`mark-entry ${isCurrent ? "is-current" : ""}`} {...focus}>
      <MarkLink mark={mark} translation={translation} />
      {isEditing ? (
        <Editing note={note} reference={reference} onDone={() => setIsEditing(false)} />
      ) : (
        <>
          <p className="mark-text" dir="auto">
            {note.text}
          </p>
          <div className="mark-meta">
            <time dateTime={note.createdAt}>{dateOf(note.createdAt)}</time>
            <span>
              <IconButton label={marksMessages.editNote(reference)} onClick={() => setIsEditing(true)}>
                <Icon of={PenLine} small />
              </IconButton>
              <IconButton label={marksMessages.deleteNote(reference)} onClick={() => void deleteNote(note, reference)}>
                <Icon of={Trash2} small />
              </IconButton>
            </span>
          </div>
        </>
      )}
    </li>
  );
};
