import { parseJson } from "#domain/text/json.ts";
import type { StoredEntry } from "./entries.ts";

interface Decoded<T> {
  readonly value: T;
  /** False when the text did not have the entry's shape and must be quarantined before it is replaced. */
  readonly isClean: boolean;
  /** Something of the visitor's could not be read. */
  readonly isLost: boolean;
}

const migrated = <T>(entry: StoredEntry<T>, raw: unknown): T => {
  if (entry.migrate === undefined) return entry.fallback;
  try {
    const result = entry.schema.safeParse(entry.migrate(raw));
    return result.success ? result.data : entry.fallback;
  } catch {
    return entry.fallback;
  }
};

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
 * Whether the visitor has lost something and is told so, after `raw`, which does not have the entry's shape, was read as
 * `value`. An older shape that was converted completely is no loss.
 */
const isLost = <T>(entry: StoredEntry<T>, raw: unknown, value: T): boolean => {
  if (entry.isMissed ? !entry.isMissed(raw) : entry.isIncidental === true) return false;
  return !holdsNothing(raw) && isLess(entry, raw, value);
};

/** Decodes stored text. The text may be anything; the result always has the right shape. */
export const decode = <T>(entry: StoredEntry<T>, text: string | null): Decoded<T> => {
  if (text === null) return { value: entry.fallback, isClean: true, isLost: false };
  const raw = entry.format === "text" ? text : parseJson(text);
  if (entry.isWhole?.(raw)) return { value: raw as T, isClean: true, isLost: false };
  const result = entry.schema.safeParse(raw);
  if (result.success) return { value: result.data, isClean: true, isLost: false };
  const value = migrated(entry, raw);
  return { value, isClean: false, isLost: text !== "" && isLost(entry, raw, value) };
};

/** Whether a decoded value has all that its text says: in its own shape, or converted from an older one. */
export const isComplete = <T>({ migrate }: StoredEntry<T>, decoded: Decoded<T>): boolean =>
  decoded.isClean || (migrate !== undefined && !decoded.isLost);

export const encode = <T>(entry: StoredEntry<T>, value: T): string =>
  entry.format === "text" ? String(value) : JSON.stringify(value);
