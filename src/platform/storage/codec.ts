import type { StoredEntry } from "./entries.ts";
import { isLost } from "./lost.ts";

interface Decoded<T> {
  readonly value: T;
  /** False when the text did not have the entry's shape and must be quarantined before it is replaced. */
  readonly isClean: boolean;
  /** Something of the visitor's could not be read. */
  readonly isLost: boolean;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const migrated = <T>(entry: StoredEntry<T>, raw: unknown): T => {
  if (entry.migrate === undefined) return entry.fallback;
  try {
    const result = entry.schema.safeParse(entry.migrate(raw));
    return result.success ? result.data : entry.fallback;
  } catch {
    return entry.fallback;
  }
};

/** Decodes stored text. The text may be anything; the result always has the right shape. */
export const decode = <T>(entry: StoredEntry<T>, text: string | null): Decoded<T> => {
  if (text === null) return { value: entry.fallback, isClean: true, isLost: false };
  const raw = entry.format === "text" ? text : parse(text);
  const result = entry.schema.safeParse(raw);
  if (result.success) return { value: result.data, isClean: true, isLost: false };
  const value = migrated(entry, raw);
  return { value, isClean: false, isLost: text !== "" && isLost(entry, raw, value) };
};

export const encode = <T>(entry: StoredEntry<T>, value: T): string =>
  entry.format === "text" ? String(value) : JSON.stringify(value);
