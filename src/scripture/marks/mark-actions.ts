import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { askToPersist } from "#src/platform/storage/persist.ts";
import { randomId } from "#src/platform/random.ts";
import { toast } from "#src/platform/page/toast.ts";
import type { HighlightColour } from "./colours.ts";
import { marksMessages } from "./messages.ts";
import * as rules from "./rules.ts";
import { bookmarksEntry, highlightsEntry, notesEntry, type Note } from "./stored.ts";

/** A visitor's changes to verses. Each resolves to false when it could not be stored; the reason has then been shown. */

/** `forVisit`: in a browser that stores nothing, a note lasts until the page is closed. */
type NoteOutcome = "stored" | "forVisit" | "failed";

const outcomeOf = (isKept: boolean): NoteOutcome => {
  if (isKept) return "stored";
  return deviceStore().isLasting ? "failed" : "forVisit";
};

export const toggleBookmarks = (set: VerseSet): Promise<boolean> =>
  deviceStore().update(bookmarksEntry, (present) => rules.toggleBookmarks(present, set));

export const highlight = (set: VerseSet, colour: HighlightColour | undefined): Promise<boolean> =>
  deviceStore().update(highlightsEntry, (present) => rules.setHighlights(present, set, colour));

export const saveNote = async (set: VerseSet, text: string): Promise<NoteOutcome> => {
  const note: Note = {
    id: randomId(),
    reference: rules.storedReference(set),
    text,
    createdAt: new Date(systemClock.now()).toISOString(),
  };
  const isKept = await deviceStore().update(notesEntry, (present) => rules.addNote(present, note));
  if (isKept) void askToPersist();
  return outcomeOf(isKept);
};

export const changeNote = async (id: string, text: string): Promise<NoteOutcome> =>
  outcomeOf(await deviceStore().update(notesEntry, (present) => rules.editNote(present, id, text)));

/** Deletes at once, and offers to undo it. */
export const deleteNote = async (note: Note, reference: string): Promise<void> => {
  const isKept = await deviceStore().update(notesEntry, (present) => rules.deleteNote(present, note.id));
  if (outcomeOf(isKept) === "failed") return;
  toast({
    title: marksMessages.noteDeleted,
    description: reference,
    durationMs: 10_000,
    action: {
      label: marksMessages.undo,
      run: () => void deviceStore().update(notesEntry, (present) => rules.restoreNote(present, note)),
    },
  });
};
