import * as z from "zod/mini";
import { defineStored } from "#src/platform/device-store/entries.ts";

/** Fields that we do not know are kept: another version of the product may have put them there. */
const note = z.looseObject({
  id: z.string(),
  /** 'Book chapter:verse', also several verses: "Psalms 23:4-6". */
  reference: z.string(),
  text: z.string(),
  /** ISO date and time; empty when it is not known. */
  createdAt: z.string(),
});

export type Note = z.infer<typeof note>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Older notes have numbers as ids and dates; whatever has a text and a reference is saved, the rest is dropped. */
const salvageNotes = (value: unknown): Note[] =>
  (Array.isArray(value) ? value : []).flatMap((item: unknown, index) => {
    if (!isRecord(item) || typeof item.text !== "string" || typeof item.reference !== "string") return [];
    const id = typeof item.id === "string" || typeof item.id === "number" ? String(item.id) : `salvaged-${index}`;
    const createdAt = typeof item.createdAt === "number" && Math.abs(item.createdAt) < 8.64e15 ? new Date(item.createdAt).toISOString() : item.createdAt;
    return [{ ...item, id, reference: item.reference, text: item.text, createdAt: typeof createdAt === "string" ? createdAt : "" }];
  });

/** Imported notes join the present ones; the same note is not doubled, and of two versions of one note both stay. */
const mergeNotes = (present: Note[], imported: Note[]): Note[] => {
  const notes = [...present];
  for (const one of imported) {
    if (notes.some((other) => other.reference === one.reference && other.text === one.text)) continue;
    const id = notes.some((other) => other.id === one.id) ? `${one.id}-imported` : one.id;
    if (!notes.some((other) => other.id === id)) notes.push({ ...one, id });
  }
  return notes.length === present.length ? present : notes;
};

export const notesEntry = defineStored<Note[]>({
  key: "bible-notes",
  label: "Notes on verses",
  schema: z.array(note),
  fallback: [],
  migrate: salvageNotes,
  merge: mergeNotes,
});

export const bookmarksEntry = defineStored<string[]>({
  key: "bible-bookmarks",
  label: "Bookmarked verses",
  schema: z.array(z.string()),
  fallback: [],
  migrate: (value) => (Array.isArray(value) ? value.filter((item) => typeof item === "string") : []),
  merge: (present, imported) => {
    const added = imported.filter((reference) => !present.includes(reference));
    return added.length === 0 ? present : [...present, ...new Set(added)];
  },
});

/** From reference to a colour class; an empty value means no highlight. */
export type Highlights = Record<string, string>;

export const highlightsEntry = defineStored<Highlights>({
  key: "bible-highlights",
  label: "Highlighted verses",
  schema: z.record(z.string(), z.string()),
  fallback: {},
  migrate: (value) => (isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, colour]) => typeof colour === "string")) : {}),
  merge: (present, imported) => {
    const added = Object.entries(imported).filter(([reference, colour]) => colour !== "" && (present[reference] ?? "") === "");
    return added.length === 0 ? present : { ...present, ...Object.fromEntries(added) };
  },
});

/** A note being written, with what it is on ("Psalms 23:4-6"); both empty while there is none. */
export const noteDraftEntry = defineStored<{ readonly reference: string; readonly text: string }>({
  key: "gbh_note_draft",
  label: "A note you have not saved yet",
  schema: z.object({ reference: z.string(), text: z.string() }),
  fallback: { reference: "", text: "" },
  merge: (present, imported) => (present.text === "" ? imported : present),
  isIncidental: true,
});
