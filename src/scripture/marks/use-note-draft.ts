import { useMemo } from "react";
import { parseMarkReference, type VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { type LegacyDraft, type SaveOutcome, useDraft } from "#src/platform/drafts/use-draft.ts";
import { isItemStored } from "#src/platform/drafts/written-items.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { addNote, newNote } from "./mark-actions.ts";
import { storedReference } from "./rules.ts";
import { noteDraftEntry, notesEntry } from "./stored.ts";

const legacyDraft: LegacyDraft = {
  read: () => {
    const { text, reference } = deviceStore().read(noteDraftEntry);
    return text === "" ? undefined : { text, about: reference };
  },
  remove: () => deviceStore().update(noteDraftEntry, () => noteDraftEntry.fallback),
};

/** The note being written. Neither closing the sheet nor switching tabs loses it. */
export const useNoteDraft = () => {
  const { draft, latest, write, end, settle, warning } = useDraft({ kind: "note", part: "new", legacy: legacyDraft });
  const about = draft?.about;
  return {
    text: draft?.text ?? "",
    /** What the note was started on; undefined if there is none. */
    begunOn: useMemo(() => (typeof about === "string" ? parseMarkReference(about) : undefined), [about]),
    write: (text: string, target: VerseSet) => (text === "" ? end() : write(text, storedReference(target))),
    save: async (target: VerseSet): Promise<SaveOutcome> => {
      const saving = latest();
      if (saving === undefined) return "failed";
      const note = newNote(target, saving.text);
      return settle(
        saving,
        () => addNote(note),
        () => isItemStored(notesEntry, note),
      );
    },
    /** One line for the visitor where the draft cannot be stored. */
    warning,
  };
};

export type NoteDraft = ReturnType<typeof useNoteDraft>;
