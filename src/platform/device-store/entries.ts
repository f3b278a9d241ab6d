import type * as z from "zod/mini";
import type { StoredKey } from "./allow-list.ts";

/** One thing the product keeps on the device, as its room declares it. */
export interface StoredEntry<T> {
  readonly key: StoredKey;
  /** What it is, in plain words, for 'Your data': "Notes on verses". */
  readonly label: string;
  readonly schema: z.ZodMiniType<T>;
  /** Used when nothing is stored or what is stored cannot be read; never mutated. */
  readonly fallback: T;
  /** `text` keeps a bare string under the key (as `theme` does); everything else is JSON, the default. */
  readonly format?: "json" | "text";
  /** Turns an older or damaged shape into the present one; what it was is kept aside first. */
  readonly migrate?: (value: unknown) => unknown;
  /** How an imported value joins the present one; without it lists are united and present values win. */
  readonly merge?: (present: T, imported: T) => T;
  /** True for what the product notes for itself (a position, a cache): a failed write of it is not told. */
  readonly isIncidental?: boolean;
  /** True for what means nothing on another device (a queue, a lock's count): an import leaves it out. */
  readonly isOfThisDevice?: boolean;
}

/** An entry whose value type does not matter to the one who handles it. */
export type AnyStoredEntry = StoredEntry<never>;

const registry = new Map<string, AnyStoredEntry>();

/**
 * Declares an entry and lists it for 'Your data'. Rooms keep theirs in a file named `stored.ts`,
 * which is how the app finds all of them. Declaring a key twice is a mistake of ours, so it throws.
 */
export const defineStored = <T>(entry: StoredEntry<T>): StoredEntry<T> => {
  const known = registry.get(entry.key);
  if (known !== undefined && known.label !== entry.label) throw new Error(`Stored twice under one key: ${entry.key}`);
  registry.set(entry.key, entry as unknown as AnyStoredEntry);
  return entry;
};

let loadRooms: () => Promise<unknown> = () => Promise.resolve();

/** Tells the registry how to load every room's declarations; the app does this once. */
export const provideStoredEntries = (load: () => Promise<unknown>): void => {
  loadRooms = load;
};

/** Every declared entry, those of rooms that are not open included. */
export const loadStoredEntries = async (): Promise<readonly StoredEntry<unknown>[]> => {
  await loadRooms();
  return [...registry.values()] as unknown as readonly StoredEntry<unknown>[];
};
