import { isAllowedKey } from "./allow-list.ts";
import { decode, encode } from "./codec.ts";
import type { StoredEntry } from "./entries.ts";
import type { StoreFailure } from "./messages.ts";
import { keepAside, moveAside } from "./quarantine.ts";
import { storageKeys, type TextStorage } from "./text-storage.ts";

/** Runs a task while no other tab runs one with the same name. */
export type Exclusive = <R>(name: string, task: () => R | Promise<R>) => Promise<R>;

export interface StoreSurroundings {
  readonly storage: TextStorage;
  /** False when `storage` is only memory because the browser provides none. */
  readonly isLasting: boolean;
  readonly exclusive: Exclusive;
  /** Called when a write of something the visitor made fails. */
  readonly onFailure: (failure: StoreFailure, entry: StoredEntry<never>) => void;
  /** Called on writes to keys outside the allow-list. */
  readonly onBlocked: (key: string) => void;
}

export interface DeviceStore {
  /** The current value, or the fallback. Returns the same object while nothing changes. */
  read<T>(entry: StoredEntry<T>): T;
  /**
   * Reads, changes and writes as one step, atomic across tabs. `change` gets the newest value and returns the next one
   * without mutating it; returning the same object writes nothing. Resolves to false when the write failed (the visitor
   * has then been told).
   */
  update<T>(entry: StoredEntry<T>, change: (present: T) => T): Promise<boolean>;
  /** Calls `listener` after every change of the key, from this tab or another. Returns the unsubscribe function. */
  subscribe(key: string, listener: () => void): () => void;
  /** For changes made by other tabs; null means that everything may have changed. */
  announce(key: string | null): void;
  /** The product's keys that have a value, with their stored texts. */
  texts(): ReadonlyMap<string, string>;
  erase(keys: Iterable<string>): Promise<void>;
  /**
   * For a page that is being closed: writes pending updates at once. They would be lost otherwise. A write to the same
   * key by another tab at the same moment may be lost instead.
   */
  writeWaiting(): void;
}

/** Builds a store over any storage. The app's own store is in `browser-store.ts`. */
export const createDeviceStore = ({ storage, isLasting, exclusive, onFailure, onBlocked }: StoreSurroundings): DeviceStore => {
  const listeners = new Map<string, Set<() => void>>();
  const cache = new Map<string, { text: string | null; value: unknown; isClean: boolean }>();
  /** Pending updates, first in, first out. */
  const waiting = new Set<() => boolean>();

  const read = <T>(entry: StoredEntry<T>): T => {
    if (!isAllowedKey(entry.key)) return entry.fallback;
    const text = storage.getItem(entry.key);
    const cached = cache.get(entry.key);
    if (cached !== undefined && cached.text === text) return cached.value as T;
    const { value, isClean } = decode(entry, text);
    if (!isClean && text !== null) tryToKeepAside(entry.key, text);
    cache.set(entry.key, { text, value, isClean });
    return value;
  };

  const tryToKeepAside = (key: string, text: string): void => {
    try {
      keepAside(storage, key, text);
    } catch {
      // No room for a copy: the original stays in place until `write` moves it before replacing it.
    }
  };

  const write = <T>(entry: StoredEntry<T>, value: T): void => {
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
  };

  const announce = (key: string | null): void => {
    const notified = key === null ? [...listeners.values()] : [listeners.get(key) ?? new Set<() => void>()];
    for (const set of notified) for (const listener of set) listener();
  };

  const fail = <T>(entry: StoredEntry<T>, failure: StoreFailure): void => {
    if (entry.isIncidental !== true) onFailure(failure, entry as unknown as StoredEntry<never>);
  };

  let wasToldNotToLast = false;

  /** In memory, for this visit. The visitor is told at the first such write; later ones count as kept. */
  const isKnownNotToLast = <T>(entry: StoredEntry<T>): boolean => {
    if (wasToldNotToLast || entry.isIncidental === true) return wasToldNotToLast;
    wasToldNotToLast = true;
    fail(entry, "unavailable");
    return false;
  };

  const apply = <T>(entry: StoredEntry<T>, change: (present: T) => T): boolean => {
    const present = read(entry);
    const next = change(present);
    if (next === present) return true;
    try {
      write(entry, next);
    } catch {
      fail(entry, "full");
      return false;
    }
    announce(entry.key);
    return isLasting || isKnownNotToLast(entry);
  };

  const update = async <T>(entry: StoredEntry<T>, change: (present: T) => T): Promise<boolean> => {
    if (!isAllowedKey(entry.key)) {
      onBlocked(entry.key);
      return false;
    }
    let isKept: boolean | undefined;
    const once = () => {
      waiting.delete(once);
      return (isKept ??= apply(entry, change));
    };
    waiting.add(once);
    return exclusive(entry.key, once);
  };

  return {
    read,
    update,
    announce,
    subscribe: (key, listener) => {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => void set.delete(listener);
    },
    texts: () => new Map(storageKeys(storage).filter(isAllowedKey).map((key) => [key, storage.getItem(key) ?? ""])),
    erase: async (keys) => {
      for (const key of keys) {
        await exclusive(key, () => storage.removeItem(key));
        announce(key);
      }
    },
    writeWaiting: () => {
      for (const once of waiting) once();
    },
  };
};
