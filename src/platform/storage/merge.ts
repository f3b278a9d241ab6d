import { isRecord } from "#domain/text/json.ts";
import type { StoredEntry } from "./entries.ts";

const textOf = (value: unknown): string => JSON.stringify(value);

/** Identifies a list's item: its id, or else its whole content. */
const identity = (item: unknown): string =>
  isRecord(item) && (typeof item.id === "string" || typeof item.id === "number") ? `id ${item.id}` : textOf(item);

const uniteLists = (present: readonly unknown[], imported: readonly unknown[]): unknown[] => {
  const known = new Set(present.map(identity));
  return [...present, ...imported.filter((item) => !known.has(identity(item)) && known.add(identity(item)))];
};

/** Unites lists and fields. On conflict the present value wins. */
const unite = (present: unknown, imported: unknown): unknown => {
  if (Array.isArray(present) && Array.isArray(imported)) return uniteLists(present, imported);
  if (!isRecord(present) || !isRecord(imported)) return present;
  const both = Object.keys(imported).filter((name) => Object.hasOwn(present, name));
  return {
    ...imported,
    ...present,
    ...Object.fromEntries(both.map((name) => [name, unite(present[name], imported[name])])),
  };
};

/**
 * Merges an imported value into the present one by the entry's own rule, or by the default one. Nothing present is
 * overwritten. Returns the same object if nothing changes.
 */
export const mergeStored = <T>(entry: StoredEntry<T>, present: T, imported: T): T => {
  const merged = entry.merge ? entry.merge(present, imported) : unite(present, imported);
  if (textOf(merged) === textOf(present)) return present;
  const checked = entry.schema.safeParse(merged);
  return checked.success ? checked.data : present;
};

/** True when both have different values in one place: another text under one id, another value of one field. */
export const isConflict = (present: unknown, imported: unknown): boolean => {
  if (Array.isArray(present) && Array.isArray(imported)) {
    const known = new Map(present.map((item) => [identity(item), item as unknown]));
    return imported.some((item) => known.has(identity(item)) && isConflict(known.get(identity(item)), item));
  }
  if (!isRecord(present) || !isRecord(imported)) return textOf(present) !== textOf(imported);
  return Object.keys(imported).some(
    (name) => Object.hasOwn(present, name) && isConflict(present[name], imported[name]),
  );
};
