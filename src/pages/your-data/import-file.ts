import { parseJson } from "#domain/text/json.ts";
import * as z from "zod/mini";
import { decode, encode, isComplete } from "#src/platform/storage/codec.ts";
import type { DeviceStore } from "#src/platform/storage/device-store.ts";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { isConflict, mergeStored } from "#src/platform/storage/merge.ts";
import { exportFormat, exportVersion } from "./export-file.ts";
import { labelOf } from "./label-of.ts";
import { dataMessages } from "./messages.ts";
import { shortened } from "./named-keys.ts";

/** Twice the storage quota that browsers give a site; a larger file cannot be our export. */
export const maxImportBytes = 10_000_000;

const fileSchema = z.looseObject({
  format: z.literal(exportFormat),
  version: z.literal(exportVersion),
  data: z.record(z.string(), z.unknown()),
});

interface ImportedItem {
  readonly entry: StoredEntry<unknown>;
  readonly imported: unknown;
}

export interface ImportFile {
  readonly items: readonly ImportedItem[];
  /** Keys that this version does not know, and incidental data in another version's shape; both are left out. */
  readonly unknownKeys: readonly string[];
}

/** Why a file is rejected, as a sentence for the visitor. */
interface Rejection {
  readonly reason: string;
}

/** The version of one of our files, whatever else it contains; undefined for other files. */
const versionOf = (file: unknown): number | undefined =>
  z.looseObject({ format: z.literal(exportFormat), version: z.int() }).safeParse(file).data?.version;

/**
 * Reads an exported file. The whole file is rejected, with the reason, if anything a visitor made does not have the shape
 * stored under its key, nor an older one that can be converted whole. Writes nothing.
 */
export const readImport = (text: string, entries: readonly StoredEntry<unknown>[]): ImportFile | Rejection => {
  const read = parseJson(text);
  const file = fileSchema.safeParse(read);
  if (!file.success)
    return { reason: (versionOf(read) ?? 0) > exportVersion ? dataMessages.later : dataMessages.foreign };
  const items: ImportedItem[] = [];
  const unknownKeys: string[] = [];
  for (const [key, value] of Object.entries(file.data.data)) {
    const entry = entries.find((one) => one.key === key);
    if (entry === undefined) unknownKeys.push(key);
    else if (entry.isOfThisDevice !== true) {
      const checked = entry.schema.safeParse(value);
      const older = checked.success ? undefined : decode(entry, encode(entry, value));
      if (checked.success) items.push({ entry, imported: checked.data });
      else if (older && isComplete(entry, older)) items.push({ entry, imported: older.value });
      // A saved game may refer to questions that have changed. That must not keep the visitor's notes from being
      // imported.
      else if (entry.isIncidental === true) unknownKeys.push(key);
      else {
        const place = [key, ...(checked.error.issues[0]?.path ?? [])].join(".");
        return { reason: dataMessages.otherKind(labelOf(entry.key), shortened(place)) };
      }
    }
  }
  return { items, unknownKeys };
};

/** What an import would do to one kind of data. */
export interface PlannedChange extends ImportedItem {
  /** `new`: nothing was stored; `joined`: something is added; `none`: nothing would change. */
  readonly effect: "new" | "joined" | "none";
  /** The number of list items or map fields that are added, if it can be counted. */
  readonly added: number;
  /** Both sides have different values in one place and only one can stay: the present one, unless the visitor chooses the file's. */
  readonly hasConflict: boolean;
}

const sizeOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.length;
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
};

/** Computes what an import would change, without changing it. What is empty and not stored here is left out. */
export const planImport = (items: readonly ImportedItem[], store: DeviceStore): PlannedChange[] =>
  items.flatMap(({ entry, imported }): PlannedChange[] => {
    if (!store.texts().has(entry.key)) {
      const isEmpty = JSON.stringify(imported) === JSON.stringify(entry.fallback);
      return isEmpty ? [] : [{ entry, imported, effect: "new", added: sizeOf(imported), hasConflict: false }];
    }
    const present = store.read(entry);
    const merged = mergeStored(entry, present, imported);
    const added = Math.max(0, sizeOf(merged) - sizeOf(present));
    const hasConflict = isConflict(merged, mergeStored(entry, imported, present));
    return [{ entry, imported, effect: merged === present ? "none" : "joined", added, hasConflict }];
  });

/** What an import writes, and what was in its place before; undefined if nothing was stored. */
interface Written {
  readonly entry: StoredEntry<unknown>;
  readonly after: unknown;
  readonly before: unknown;
}

/** Restores what was there before, except where another tab has written since: that includes what was imported. */
const undo = async (written: readonly Written[], store: DeviceStore): Promise<void> => {
  for (const { entry, before, after } of written.toReversed())
    if (before === undefined) await store.erase([entry.key], () => store.read(entry) === after);
    else await store.update(entry, (present) => (present === after ? before : present));
};

/**
 * Applies the plan. `takeFile` holds the keys for which the file's values replace present ones. All or nothing: if one
 * part cannot be stored, the parts before it are restored. Resolves to true when everything was stored, or is in memory
 * where the browser stores nothing.
 */
export const applyImport = async (
  plan: readonly PlannedChange[],
  takeFile: ReadonlySet<string>,
  store: DeviceStore,
): Promise<boolean> => {
  const written: Written[] = [];
  for (const { entry, imported } of plan) {
    const isStored = await store.update(entry, (present) => {
      const isThere = store.texts().has(entry.key);
      const [first, second] = takeFile.has(entry.key) ? [imported, present] : [present, imported];
      const after = isThere ? mergeStored(entry, first, second) : imported;
      written.push({ entry, after, before: isThere ? present : undefined });
      return after;
    });
    if (!isStored && store.isLasting) {
      await undo(written, store);
      return false;
    }
  }
  return true;
};
