import { isRecord } from "#domain/text/json.ts";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { joinTexts } from "#domain/text/merge-texts.ts";
import type { MergeValues } from "./version.ts";

/**
 * A stored value as parts that are merged one by one: a note, a bookmark, a highlight, or the value as a whole
 * (docs/sync.md, "Parts").
 */

/** Parts by name. A name is unique within its entry. */
export type Parts = ReadonlyMap<string, unknown>;

/** Changed parts by name; undefined deletes a part. */
type PartChanges = ReadonlyMap<string, unknown>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export type SyncedEntry = StoredEntry<unknown> & Required<Pick<StoredEntry<unknown>, "syncAs">>;

export const isSyncedEntry = (entry: StoredEntry<unknown>): entry is SyncedEntry => entry.syncAs !== undefined;

const nameOf = ({ syncAs }: SyncedEntry, item: unknown): string => {
  if (syncAs.as === "items") {
    const id = isRecord(item) ? item[syncAs.id] : undefined;
    return typeof id === "string" ? id : "";
  }
  return typeof item === "string" ? item : JSON.stringify(item);
};

/** A value's parts. Of two items with the same name, the first is used. */
export const partsOf = (entry: SyncedEntry, value: unknown): Parts => {
  const { as } = entry.syncAs;
  if (as === "whole") return new Map([["", value]]);
  if (as === "map") return new Map(Object.entries(isRecord(value) ? value : {}));
  const parts = new Map<string, unknown>();
  for (const item of listOf(value)) {
    const name = nameOf(entry, item);
    if (name !== "" && !parts.has(name)) parts.set(name, item);
  }
  return parts;
};

const withParts = (entry: SyncedEntry, value: unknown, changes: PartChanges): unknown => {
  const { as } = entry.syncAs;
  if (as === "whole") return changes.get("") ?? value;
  if (as === "map") {
    const fields = new Map(Object.entries(isRecord(value) ? value : {}));
    for (const [name, part] of changes) {
      if (part === undefined) fields.delete(name);
      else fields.set(name, part);
    }
    return Object.fromEntries(fields);
  }
  const rest = new Map(changes);
  const present = listOf(value).flatMap((item) => {
    const name = nameOf(entry, item);
    if (!changes.has(name)) return [item];
    const part = rest.get(name);
    rest.delete(name);
    return part === undefined ? [] : [part];
  });
  return [...present, ...[...rest.values()].filter((part) => part !== undefined)];
};

/** Applies changes to a value. `refused` are the names of parts that this version of the site cannot store. */
export const applyChanges = (
  entry: SyncedEntry,
  value: unknown,
  changes: PartChanges,
): { readonly value: unknown; readonly refused: readonly string[] } => {
  const all = entry.schema.safeParse(withParts(entry, value, changes));
  if (all.success) return { value: all.data, refused: [] };
  let present = value;
  const refused: string[] = [];
  for (const change of changes) {
    const one = entry.schema.safeParse(withParts(entry, present, new Map([change])));
    if (one.success) present = one.data;
    else refused.push(change[0]);
  }
  return { value: present, refused };
};

export const mergeRuleOf = (entry: SyncedEntry): MergeValues => {
  const { syncAs } = entry;
  if (syncAs.as === "whole") {
    const { merge } = entry;
    return merge ? (newer, older) => merge(newer, older) : (newer) => newer;
  }
  if (syncAs.as === "map" && syncAs.isMergedByRule) {
    // `merge` takes whole values, so each field is wrapped in a value that has only this field.
    const merge = entry.merge as ((one: unknown, other: unknown) => Record<string, unknown>) | undefined;
    return (newer, older) => merge?.({ field: newer }, { field: older })["field"] ?? newer;
  }
  if (syncAs.as === "map" && syncAs.isText)
    return (newer, older) => (typeof newer === "string" && typeof older === "string" ? joinTexts(newer, older) : newer);
  if (syncAs.as === "items" && syncAs.text !== undefined) {
    const { text } = syncAs;
    return (newer, older) => {
      if (!isRecord(newer) || !isRecord(older)) return newer;
      const [late, early] = [newer[text], older[text]];
      return typeof late === "string" && typeof early === "string"
        ? { ...newer, [text]: joinTexts(late, early) }
        : newer;
    };
  }
  return (newer) => newer;
};
