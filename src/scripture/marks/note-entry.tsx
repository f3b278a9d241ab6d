import { PenLine, Trash2 } from "lucide";
import { type ComponentProps, memo } from "react";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { systemClock } from "#src/platform/clock.ts";
import { useEditor } from "#src/platform/drafts/use-editor.ts";
import { textOfItem } from "#src/platform/drafts/written-items.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/field.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { maxLengthHint } from "#src/ui/max-length-hint.ts";
import { uiMessages } from "#src/ui/messages.ts";
import { MarkLink } from "./mark-link.tsx";
import { deleteNote } from "./mark-actions.ts";
import type { Placed } from "./marks-of-chapter.ts";
import { maxNoteLength } from "./rules.ts";
import { type Note, notesEntry } from "./stored.ts";
import { marksPanelMessages } from "./messages.ts";

/** The kind of drafts of notes that are being changed. */
export const noteEdits = "note edit";

interface NoteEntryProps {
  mark: Placed<Note>;
  translation: string;
  isCurrent: boolean;
  isEditing: boolean;
  /** What was typed before a reload or a crash is open again. */
  isRestored: boolean;
  onEdit: (id: string, isEditing: boolean) => void;
  /** Focus props for the first item that 'more' added. */
  focus: Pick<ComponentProps<"li">, "ref" | "tabIndex">;
}

/** "3 November 2026"; empty for unknown dates. */
const dateOf = (createdAt: string): string => {
  const instant = Date.parse(createdAt);
  return Number.isNaN(instant) ? "" : dateInWords(systemClock.dateAt(instant));
};

interface EditingProps {
  note: Note;
  reference: string;
  isRestored: boolean;
  onDone: () => void;
}

const Editing = ({ note, reference, isRestored, onDone }: EditingProps) => {
  const { text, setText, save, discard, notice } = useEditor(textOfItem(noteEdits, notesEntry, note));
  const submit = async () => {
    if (text.trim() !== "" && (await save()) !== "failed") onDone();
  };
  return (
    <form
      className="stack-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- after pressing Edit, the field is what the visitor wants next
        autoFocus={!isRestored}
        label={marksPanelMessages.noteOn(reference)}
        rows={4}
        maxLength={maxNoteLength}
        hint={maxLengthHint(text, maxNoteLength)}
        notice={notice}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="row">
        <Button type="submit" variant="primary" disabled={text.trim() === ""}>
          {marksPanelMessages.saveNote}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            discard();
            onDone();
          }}
        >
          {uiMessages.cancel}
        </Button>
      </div>
    </form>
  );
};

export const NoteEntry = memo(
  ({ mark, translation, isCurrent, focus, isEditing, isRestored, onEdit }: NoteEntryProps) => {
    const { item: note, reference } = mark;
    return (
      <li className={`mark-entry ${isCurrent ? "is-current" : ""}`} {...focus}>
        <MarkLink mark={mark} translation={translation} />
        {isEditing ? (
          <Editing note={note} reference={reference} isRestored={isRestored} onDone={() => onEdit(note.id, false)} />
        ) : (
          <>
            <p className="mark-text" dir="auto">
              {note.text}
            </p>
            <div className="mark-meta">
              <time dateTime={note.createdAt}>{dateOf(note.createdAt)}</time>
              <span>
                <IconButton label={marksPanelMessages.editNote(reference)} onClick={() => onEdit(note.id, true)}>
                  <Icon of={PenLine} small />
                </IconButton>
                <IconButton
                  label={marksPanelMessages.deleteNote(reference)}
                  onClick={() => void deleteNote(note, reference)}
                >
                  <Icon of={Trash2} small />
                </IconButton>
              </span>
            </div>
          </>
        )}
      </li>
    );
  },
);
