import type * as z from "zod/mini";
import { type LazyCode, loadCodeWithRetry } from "../loading/lazy-code.ts";
import type { DeclaredKey } from "#domain/site/stored-texts.data.ts";
import type { StoredKey } from "./allow-list.ts";

/**
 * How a value is synced between a visitor's devices (docs/sync.md, "Parts"): a list's items by their id, a list's values, a
 * map's fields, each merged by itself, or the value as a whole, merged by the entry's own rule. Two versions of a text are
 * both kept inside it, and two versions of a field are merged by the entry's rule if `isMergedByRule`.
 */
type SyncAs =
  | { readonly as: "items"; readonly id: string; readonly text?: string }
  | { readonly as: "values" }
  | { readonly as: "map"; readonly isText?: true; readonly isMergedByRule?: true }
  | { readonly as: "whole" };

/** One thing the product stores on the device, declared by its folder. */
export interface StoredEntry<T> {
  readonly key: StoredKey;
  readonly schema: z.ZodMiniType<T>;
  /** A quick check that is true only for what the schema accepts unchanged. Reading thousands of items by a schema takes a phone 50 ms. */
  readonly isWhole?: (raw: unknown) => boolean;
  /** Used when nothing is stored or the stored text cannot be read; never mutated. */
  readonly fallback: T;
  /** `text` stores a bare string (as `theme` does). The default is JSON. */
  readonly format?: "json" | "text";
  /** Converts an older or damaged shape into the current one; the original is quarantined first. */
  readonly migrate?: (value: unknown) => unknown;
  /** How an imported value is merged into the present one. By default lists are united and present values win. */
  readonly merge?: (present: T, imported: T) => T;
  /** True for what the product stores for itself (a position, a cache): failed writes are not reported. */
  readonly isIncidental?: boolean;
  /**
   * Whether the visitor misses a stored value that cannot be read (undefined if it is no JSON), and is told. By default
   * they miss what is not incidental.
   */
  readonly isMissed?: (raw: unknown) => boolean;
  /** True for what is meaningless on another device (a queue, a lock's counter): imports leave it out. */
  readonly isOfThisDevice?: boolean;
  /** True for what must never leave the device: exports leave it out, too. */
  readonly isSecret?: boolean;
  /** Absent for what stays on this device when a visitor syncs. */
  readonly syncAs?: SyncAs;
}

type AnyStoredEntry = StoredEntry<never>;

/** A key of a `feature.ts`, or of an entry that only tests declare. */
export type EntryKey = DeclaredKey | `gbh_test_${string}`;

const registry = new Map<string, AnyStoredEntry>();

/**
 * Declares an entry and registers it for 'Your data'. Folders declare theirs in a file named `stored.ts`, which is how the
 * app finds them all. Its key must be among the `stores` of a `feature.ts`, which says what it is for.
 */
export const defineStored = <T>(entry: StoredEntry<T> & { readonly key: EntryKey }): StoredEntry<T> => {
  registry.set(entry.key, entry as unknown as AnyStoredEntry);
  return entry;
};

type TextsByKey = Readonly<Record<string, { readonly what: string }>>;

let declarations: LazyCode<TextsByKey> | undefined;

/** Sets the code that declares every folder's entries and says what each is; the app calls this once. */
export const provideStoredEntries = (code: LazyCode<TextsByKey>): void => {
  declarations = code;
};

/** Loads the description of a key; the key itself if it has none. */
export const loadDescriptionOf = async (): Promise<(key: string) => string> => {
  const texts = declarations ? await loadCodeWithRetry(declarations) : {};
  return (key) => texts[key]?.what ?? key;
};

/** Every declared entry, including those of folders that are not loaded yet. */
export const loadStoredEntries = async (): Promise<readonly StoredEntry<unknown>[]> => {
  if (declarations) await loadCodeWithRetry(declarations);
  return [...registry.values()] as unknown as readonly StoredEntry<unknown>[];
};
