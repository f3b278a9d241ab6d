import { isAllowedKey } from "./allow-list.ts";
import { decode, encode } from "./codec.ts";
import type { StoredEntry } from "./entries.ts";
import type { StoreFailure } from "./messages.ts";
import { keepAside, moveAside } from "./quarantine.ts";
import { storageKeys, type TextStorage } from "./text-storage.ts";

/** Runs a task while no other tab runs one of the same name. */
export type Exclusive = <R>(name: string, task: () => R | Promise<R>) => Promise<R>;

export interface StoreSurroundings {
  readonly storage: TextStorage;
  /** False when `storage` is only memory because the browser gives none. */
  readonly isLasting: boolean;
  readonly exclusive: Exclusive;
  /** Told about failed writes of what a visitor made. */
  readonly onFailure: (failure: StoreFailure, entry: StoredEntry<never>) => void;
  /** Told about writes with keys outside the allow-list. */
  readonly onBlocked: (key: string) => void;
}

export interface DeviceStore {
  /** The present value, or the fallback. The same object again while nothing changed. */
  read<T>(entry: StoredEntry<T>): T;
  /**
   * Read, change and write as one step that no other tab can come between. `change` gets the newest value and returns
   * the next one without mutating (returning the same object writes nothing). Resolves to false when it was not kept
   * (the visitor has then been told).
   */
  update<T>(entry: StoredEntry<T>, change: (present: T) => T): Promise<boolean>;
  /** Calls back after every change of the key, from this tab or another. Returns the way to stop it. */
  subscribe(key: string, listener: () => void): () => void;
  /** For changes by other tabs: null means that everything may have changed. */
  announce(key: string | null): void;
  /** The product's keys that hold something, with their texts. */
  texts(): ReadonlyMap<string, string>;
  erase(keys: Iterable<string>): Promise<void>;
  /**
   * For a page that goes away: writes at once what waits for its turn. It would be lost otherwise; what another tab
   * writes under the same key in the same moment may be lost instead.
   */
  writeWaiting(): void;
}

/** Builds a store over any storage; the app's own is in `browser-store.ts`. */
export const createDeviceStore = ({ storage, isLasting, exclusive, onFailure, onBlocked }: StoreSurroundings): DeviceStore => {
  const listeners = new Map<string, Set<() => void>>();
  const cache = new Map<string, { text: string | null; value: unknown }>();
  /** Updates that wait for their turn, first come first. */
  const waiting = new Set<() => boolean>();

  const read = <T>(entry: StoredEntry<T>): T => {
    if (!isAllowedKey(entry.key)) return entry.fallback;
    const text = storage.getItem(entry.key);
    const cached = cache.get(entry.key);
    if (cached !== undefined && cached.text === text) return cached.value as T;
    const { value, isClean } = decode(entry, text);
    if (!isClean && text !== null) tryToKeepAside(entry.key, text);
    cache.set(entry.key, { text, value });
    return value;
  };

  const tryToKeepAside = (key: string, text: string): void => {
    try {
      keepAside(storage, key, text);
    } catch {
      // No room for a copy: the original stays in place, and `write` moves it before anything replaces it.
    }
  };

  const write = <T>(entry: StoredEntry<T>, value: T): void => {
    const present = storage.getItem(entry.key);
    if (present !== null && !decode(entry, present).isClean) {
      try {
        keepAside(storage, entry.key, present);
      } catch {
        moveAside(storage, entry.key, present);
      }
    }
    const text = encode(entry, value);
    storage.setItem(entry.key, text);
    cache.set(entry.key, { text, value });
  };

  const announce = (key: string | null): void => {
    const told = key === null ? [...listeners.values()] : [listeners.get(key) ?? new Set<() => void>()];
    for (const set of told) for (const listener of set) listener();
  };

  const fail = <T>(entry: StoredEntry<T>, failure: StoreFailure): void => {
    if (entry.isIncidental !== true) onFailure(failure, entry as unknown as StoredEntry<never>);
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
    if (!isLasting) fail(entry, "unavailable");
    return isLasting;
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
