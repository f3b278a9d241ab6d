import { decode, encode } from "./codec.ts";
import type { StoredEntry } from "./entries.ts";
import { isQuarantined, copyToQuarantine, moveToQuarantine } from "./quarantine.ts";
import type { TextStorage } from "./text-storage.ts";

/** Entries as values instead of texts. */
interface CheckedStorage {
  /** The valid part of what is stored, or the fallback. Returns the same object while the text stays the same. */
  read<T>(entry: StoredEntry<T>): T;
  /** Throws where there is no room. A text that was not valid as a whole is set aside before it is replaced. */
  write<T>(entry: StoredEntry<T>, value: T): void;
}

/**
 * Called once with the key of a text of which something that the visitor made could not be read. `markTold` copies the text to
 * quarantine, after which it is not reported again. If the page closes before that, the next page reports it.
 */
export type OnLost = (key: string, markTold: () => void) => void;

/** Reads and writes entries in a storage. What cannot be read is quarantined, and reported to `onLost`. */
export const createCheckedStorage = (storage: TextStorage, onLost: OnLost): CheckedStorage => {
  const cache = new Map<string, { text: string | null; value: unknown; isClean: boolean }>();

  const tryToQuarantine = (key: string, text: string): void => {
    try {
      copyToQuarantine(storage, key, text);
    } catch {
      // No room for a copy: the original stays in place until `write` moves it before replacing it.
    }
  };

  return {
    read: <T>(entry: StoredEntry<T>): T => {
      const { key } = entry;
      const text = storage.getItem(key);
      const cached = cache.get(key);
      if (cached !== undefined && cached.text === text) return cached.value as T;
      const { value, isClean, isLost } = decode(entry, text);
      cache.set(key, { text, value, isClean });
      if (isClean || text === null || isQuarantined(storage, key, text)) return value;
      // Does nothing if the text was replaced or erased meanwhile.
      if (isLost)
        onLost(key, () => {
          if (storage.getItem(key) === text) tryToQuarantine(key, text);
        });
      else tryToQuarantine(key, text);
      return value;
    },
    write: (entry, value) => {
      const present = storage.getItem(entry.key);
      const cached = cache.get(entry.key);
      const isClean = cached !== undefined && cached.text === present ? cached.isClean : decode(entry, present).isClean;
      if (present !== null && !isClean) {
        try {
          copyToQuarantine(storage, entry.key, present);
        } catch {
          moveToQuarantine(storage, entry.key, present);
        }
      }
      const text = encode(entry, value);
      storage.setItem(entry.key, text);
      cache.set(entry.key, { text, value, isClean: true });
    },
  };
};
