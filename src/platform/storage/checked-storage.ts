import { decode, encode } from "./codec.ts";
import type { StoredEntry } from "./entries.ts";
import { keepAside, moveAside } from "./quarantine.ts";
import type { TextStorage } from "./text-storage.ts";

/** Entries as values instead of texts. */
interface CheckedStorage {
  /** The valid part of what is stored, or the fallback. Returns the same object while the text stays the same. */
  read<T>(entry: StoredEntry<T>): T;
  /** Throws where there is no room. A text that was not valid as a whole is set aside before it is replaced. */
  write<T>(entry: StoredEntry<T>, value: T): void;
}

/** @param onLost called once with the key of a text of which something of the visitor's could not be read */
export const createCheckedStorage = (storage: TextStorage, onLost: (key: string) => void): CheckedStorage => {
  const cache = new Map<string, { text: string | null; value: unknown; isClean: boolean }>();

  /** True the first time for a text. */
  const tryToKeepAside = (key: string, text: string): boolean => {
    try {
      return keepAside(storage, key, text);
    } catch {
      // No room for a copy: the original stays in place until `write` moves it before replacing it.
      return true;
    }
  };

  return {
    read: <T>(entry: StoredEntry<T>): T => {
      const text = storage.getItem(entry.key);
      const cached = cache.get(entry.key);
      if (cached !== undefined && cached.text === text) return cached.value as T;
      const { value, isClean, isLost } = decode(entry, text);
      cache.set(entry.key, { text, value, isClean });
      const isNew = !isClean && text !== null && tryToKeepAside(entry.key, text);
      if (isNew && isLost) onLost(entry.key);
      return value;
    },
    write: (entry, value) => {
      const present = storage.getItem(entry.key);
      const cached = cache.get(entry.key);
      const isClean = cached !== undefined && cached.text === present ? cached.isClean : decode(entry, present).isClean;
      if (present !== null && !isClean) {
        try {
          keepAside(storage, entry.key, present);
        } catch {
          moveAside(storage, entry.key, present);
        }
      }
      const text = encode(entry, value);
      storage.setItem(entry.key, text);
      cache.set(entry.key, { text, value, isClean: true });
    },
  };
};
