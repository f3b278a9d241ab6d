import * as z from "zod/mini";
import type { StoredEntry } from "#src/platform/device-store/entries.ts";
import { disagree, mergeStored } from "#src/platform/device-store/merge.ts";
import { exportFormat, exportVersion } from "./export-file.ts";
import { readJsonWithLines, type JsonProblem } from "./json-with-lines.ts";

/** Twice what browsers let a site keep; a larger file is no export of ours. */
export const largestImportBytes = 10_000_000;

const fileSchema = z.looseObject({
  format: z.literal(exportFormat),
  version: z.literal(exportVersion),
  data: z.record(z.string(), z.unknown()),
});

const refusals = {
  foreign: "This is not a file that was exported here.",
  later: "This file was exported by a newer version of this site. Reload this page, then import it again.",
};

/** One kind of data that the file brings. */
export interface ImportedItem {
  readonly entry: StoredEntry<unknown>;
  readonly imported: unknown;
}

export interface ImportFile {
  readonly items: readonly ImportedItem[];
  /** Keys that this version does not know, and what the product notes for itself in a shape of another version; they are left out. */
  readonly unknownKeys: readonly string[];
}

/** The version of a file of ours, whatever else is in it; undefined for other files. */
const versionOf = (file: unknown): number | undefined => z.looseObject({ format: z.literal(exportFormat), version: z.int() }).safeParse(file).data?.version;

/**
 * Reads an exported file. Refused as a whole, with reason and line, if any part of it that a visitor made has not the
 * shape that the product keeps under that key; nothing is written here.
 */
export const readImport = (text: string, entries: readonly StoredEntry<unknown>[]): ImportFile | JsonProblem => {
  const read = readJsonWithLines(text);
  if ("reason" in read) return read;
  const file = fileSchema.safeParse(read.value);
  if (!file.success) {
    const path = file.error.issues[0]?.path ?? [];
    const isLater = (versionOf(read.value) ?? 0) > exportVersion;
    return { line: read.lineOf(path), reason: isLater ? refusals.later : refusals.foreign };
  }
  const items: ImportedItem[] = [];
  const unknownKeys: string[] = [];
  for (const [key, value] of Object.entries(file.data.data)) {
    const entry = entries.find((one) => one.key === key);
    if (entry === undefined) unknownKeys.push(key);
    else if (entry.isOfThisDevice !== true) {
      const checked = entry.schema.safeParse(value);
      if (checked.success) items.push({ entry, imported: checked.data });
      // A game in progress asks for questions that may be others by now: for its sake nobody's notes stay behind.
      else if (entry.isIncidental === true) unknownKeys.push(key);
      else {
        const path = ["data", key, ...(checked.error.issues[0]?.path ?? [])];
        return { line: read.lineOf(path), reason: `${entry.label}: this is not what is kept under that name.` };
      }
    }
  }
  return { items, unknownKeys };
};

/** What an import would do to one kind of data. */
export interface PlannedChange extends ImportedItem {
  /** `new`: nothing was here; `joined`: something is added to what is here; `none`: nothing would change. */
  readonly effect: "new" | "joined" | "none";
  /** How many items of a list or fields of a map are added, where that can be counted. */
  readonly added: number;
  /** Both have something else in one place, and only one can stay: the present one, unless the visitor chooses the file's. */
  readonly hasConflict: boolean;
}

/** How an import sees and changes the store. */
export interface ImportTarget {
  read: (entry: StoredEntry<unknown>) => unknown;
  isStored: (key: string) => boolean;
  update: (entry: StoredEntry<unknown>, change: (present: unknown) => unknown) => Promise<boolean>;
}

const sizeOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.length;
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
};

/** Says what an import would change, without changing it. */
export const planImport = (items: readonly ImportedItem[], target: ImportTarget): PlannedChange[] =>
  items.map(({ entry, imported }) => {
    if (!target.isStored(entry.key)) return { entry, imported, effect: "new", added: sizeOf(imported), hasConflict: false };
    const present = target.read(entry);
    const merged = mergeStored(entry, present, imported);
    const added = Math.max(0, sizeOf(merged) - sizeOf(present));
    const hasConflict = disagree(merged, mergeStored(entry, imported, present));
    return { entry, imported, effect: merged === present ? "none" : "joined", added, hasConflict };
  });

/**
 * Carries the plan out. `takeFile` names the keys where the file's values win over present ones. If one part cannot be
 * kept, the parts before it are put back: all or nothing. True when everything was kept.
 */
export const applyImport = async (plan: readonly PlannedChange[], takeFile: ReadonlySet<string>, target: ImportTarget): Promise<boolean> => {
  const done: { entry: StoredEntry<unknown>; before: unknown }[] = [];
  for (const { entry, imported } of plan) {
    const before = target.read(entry);
    const join = (present: unknown): unknown => {
      if (!target.isStored(entry.key)) return imported;
      return takeFile.has(entry.key) ? mergeStored(entry, imported, present) : mergeStored(entry, present, imported);
    };
    if (await target.update(entry, join)) done.push({ entry, before });
    else {
      for (const one of done.toReversed()) await target.update(one.entry, () => one.before);
      return false;
    }
  }
  return true;
};
