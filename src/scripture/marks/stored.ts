import { isRecord } from "#domain/text/json.ts";
import * as z from "zod/mini";
import { defineStored } from "#src/platform/storage/entries.ts";

/** Unknown fields are preserved: another version of the site may have written them. */
export const noteSchema = z.looseObject({
  id: z.string(),
  /** 'Book chapter:verse'; may have several verses: "Psalms 23:4-6". */
  reference: z.string(),
  text: z.string(),
  /** ISO date and time; empty when unknown. */
  createdAt: z.string(),
});

export type Note = z.infer<typeof noteSchema>;

const areTexts = (values: readonly unknown[]): boolean => values.every((value) => typeof value === "string");

const isNote = (value: unknown): boolean =>
  isRecord(value) && areTexts([value["id"], value["reference"], value["text"], value["createdAt"]]);

/** Older notes have numeric ids and dates. Anything with a text and a reference is kept; the rest is dropped. */
const salvageNotes = (value: unknown): Note[] =>
  (Array.isArray(value) ? value : []).flatMap((item: unknown, index) => {
    if (!isRecord(item) || typeof item.text !== "string" || typeof item.reference !== "string") return [];
    const id = typeof item.id === "string" || typeof item.id === "number" ? String(item.id) : `salvaged-${index}`;
    const createdAt =
      typeof item.createdAt === "number" && Math.abs(item.createdAt) < 8.64e15
        ? new Date(item.createdAt).toISOString()
        : item.createdAt;
    return [
      {
        ...item,
        id,
        reference: item.reference,
        text: item.text,
        createdAt: typeof createdAt === "string" ? createdAt : "",
      },
    ];
  });

/**
 * Merges imported notes into the present ones. Identical notes are not duplicated; different versions of one note are
 * all kept, under `7`, `7-imported`, `7-imported-2` … In linear time, since a file may be full of one id.
 */
const mergeNotes = (present: readonly Note[], imported: readonly Note[]): readonly Note[] => {
  const contentOf = ({ reference, text }: Note): string => JSON.stringify([reference, text]);
  const contents = new Set(present.map(contentOf));
  const ids = new Set(present.map(({ id }) => id));
  const copies = new Map<string, number>();
  const freeId = (id: string): string => {
    let free = id;
    for (let copy = copies.get(id) ?? 1; ids.has(free); copy += 1) {
      free = copy === 1 ? `${id}-imported` : `${id}-imported-${copy}`;
      copies.set(id, copy);
    }
    return free;
  };
  const added: Note[] = [];
  for (const one of imported) {
    if (contents.has(contentOf(one))) continue;
    const id = freeId(one.id);
    contents.add(contentOf(one));
    ids.add(id);
    added.push({ ...one, id });
  }
  return added.length === 0 ? present : [...present, ...added];
};

export const notesEntry = defineStored<readonly Note[]>({
  key: "bible-notes",
  syncAs: { as: "items", id: "id", text: "text" },
  schema: z.array(noteSchema),
  isWhole: (raw) => Array.isArray(raw) && raw.every(isNote),
  fallback: [],
  migrate: salvageNotes,
  merge: mergeNotes,
});

export const bookmarksEntry = defineStored<string[]>({
  key: "bible-bookmarks",
  syncAs: { as: "values" },
  schema: z.array(z.string()),
  isWhole: (raw) => Array.isArray(raw) && areTexts(raw),
  fallback: [],
  migrate: (value) => (Array.isArray(value) ? value.filter((item) => typeof item === "string") : []),
});

/** Maps references to colour classes. An empty value means no highlight. */
export type Highlights = Record<string, string>;

export const highlightsEntry = defineStored<Highlights>({
  key: "bible-highlights",
  syncAs: { as: "map" },
  schema: z.record(z.string(), z.string()),
  isWhole: (raw) => isRecord(raw) && !Object.hasOwn(raw, "__proto__") && areTexts(Object.values(raw)),
  fallback: {},
  migrate: (value) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, colour]) => typeof colour === "string")) : {},
  merge: (present, imported) => {
    const added = Object.entries(imported).filter(
      ([reference, colour]) => colour !== "" && (present[reference] ?? "") === "",
    );
    return added.length === 0 ? present : { ...present, ...Object.fromEntries(added) };
  },
});

/** A note that was begun before drafts were stored under `gbh_drafts`, and its reference ("Psalms 23:4-6"). */
export const noteDraftEntry = defineStored<{ readonly reference: string; readonly text: string }>({
  key: "gbh_note_draft",
  schema: z.object({ reference: z.string(), text: z.string() }),
  fallback: { reference: "", text: "" },
  merge: (present, imported) => (present.text === "" ? imported : present),
  isIncidental: true,
  isMissed: () => true,
});
