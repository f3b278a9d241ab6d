import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { askToPersist } from "#src/platform/storage/persist.ts";
import { randomId } from "#src/platform/random.ts";
import { deleteItem } from "#src/platform/drafts/written-items.ts";
import type { HighlightColour } from "./colours.ts";
import { marksPanelMessages } from "./messages.ts";
import * as rules from "./rules.ts";
import { bookmarksEntry, highlightsEntry, notesEntry, type Note } from "./stored.ts";

/** A visitor's changes to verses. Each resolves to false when it could not be stored; the reason has then been shown. */

export const toggleBookmarks = (set: VerseSet): Promise<boolean> =>
  deviceStore().update(bookmarksEntry, (present) => rules.toggleBookmarks(present, set));

export const highlight = (set: VerseSet, colour: HighlightColour | undefined): Promise<boolean> =>
  deviceStore().update(highlightsEntry, (present) => rules.setHighlights(present, set, colour));

export const newNote = (set: VerseSet, text: string): Note => ({
  id: randomId(),
  reference: rules.storedReference(set),
  text,
  createdAt: new Date(systemClock.now()).toISOString(),
});

export const addNote = async (note: Note): Promise<boolean> => {
  const isStored = await deviceStore().update(notesEntry, (present) => rules.addNote(present, note));
  if (isStored) void askToPersist();
  return isStored;
};

export const deleteNote = (note: Note, reference: string): Promise<void> =>
  deleteItem(notesEntry, note, { title: marksPanelMessages.noteDeleted, description: reference, durationMs: 10_000 });
