import type { StoredEntry } from "./entries.ts";

const textOf = (value: unknown): string => JSON.stringify(value) ?? "";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const holdsNothing = (raw: unknown): boolean =>
  raw === null || raw === "" || (isObject(raw) && Object.keys(raw).length === 0);

/** Whether reading `raw` as `value` lost something: an item of a list, a field, or all of it. */
const isLess = <T>({ fallback }: StoredEntry<T>, raw: unknown, value: T): boolean => {
  if (Array.isArray(raw) && Array.isArray(value)) return value.length < raw.length;
  if (!isObject(raw) || !isObject(value) || Array.isArray(raw) || Array.isArray(value)) return true;
  const fields = Object.keys(fallback as object);
  return (fields.length === 0 ? Object.keys(raw) : fields).some(
    (name) => Object.hasOwn(raw, name) && textOf(raw[name]) !== textOf(value[name]),
  );
};

/**
 * Whether the visitor has lost something of theirs, and is told so: `raw`, which is not of the entry's shape, was read
 * as `value`. An older shape that was converted as a whole is no loss.
 */
export const isLost = <T>(entry: StoredEntry<T>, raw: unknown, value: T): boolean => {
  if (entry.isMissed ? !entry.isMissed(raw) : entry.isIncidental === true) return false;
  return !holdsNothing(raw) && isLess(entry, raw, value);
};
