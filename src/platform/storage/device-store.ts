import { createListeners, type Listeners } from "../store.ts";
import { isAllowedKey } from "./allow-list.ts";
import { createCheckedStorage, type OnLost } from "./checked-storage.ts";
import type { StoredEntry } from "./entries.ts";
import type { StoreFailure } from "../messages.ts";
import { storageKeys, type TextStorage } from "./text-storage.ts";

/** Runs a task while no other tab runs one with the same name. */
export type Exclusive = <R>(name: string, task: () => R | Promise<R>) => Promise<R>;

export interface DeviceStoreOptions {
  readonly storage: TextStorage;
  /** False when `storage` is only memory because the browser provides none. */
  readonly isLasting: boolean;
  readonly exclusive: Exclusive;
  /** Called when a write of something the visitor made fails. */
  readonly onFailure: (failure: StoreFailure, key: string) => void;
  readonly onLost: OnLost;
  /** Called on writes to keys outside the allow-list. */
  readonly onBlocked: (key: string) => void;
}

export interface DeviceStore {
  /** False where the browser stores nothing: what is written is there until the page is closed. */
  readonly isLasting: boolean;
  /** The current value, or the fallback. Returns the same object while nothing changes. */
  read<T>(entry: StoredEntry<T>): T;
  /**
   * Reads, changes and writes as one step, atomic across tabs. `change` gets the newest value and returns the next one
   * without mutating it; returning the same object writes nothing. Resolves to true only when the value is stored. False
   * means that the write failed or that the browser stores nothing; the visitor has been told, in the second case once.
   */
  update<T>(entry: StoredEntry<T>, change: (present: T) => T): Promise<boolean>;
  /** Calls `listener` after every change of the key, from this tab or another. Returns the unsubscribe function. */
  subscribe(key: string, listener: () => void): () => void;
  /** For changes made by other tabs; null means that everything may have changed. */
  announce(key: string | null): void;
  /** The product's keys that have a value, with their stored texts. */
  texts(): ReadonlyMap<string, string>;
  /** @param isWanted asked for each key when no other tab can write; by default all are erased */
  erase(keys: Iterable<string>, isWanted?: (key: string) => boolean): Promise<void>;
  /**
   * For a page that is being closed: writes pending updates at once, without the lock. They would be lost otherwise. A write
   * to the same key by another tab at the same moment may be lost instead.
   */
  flush(): void;
}

/** Builds a store over any storage. The app's own store is in `browser-store.ts`. */
export const createDeviceStore = ({
  storage,
  isLasting,
  exclusive,
  onFailure,
  onLost,
  onBlocked,
}: DeviceStoreOptions): DeviceStore => {
  const listeners = new Map<string, Listeners>();
  const checked = createCheckedStorage(storage, onLost);
  /** Pending updates, first in, first out. */
  const pending = new Set<() => boolean>();

  const read = <T>(entry: StoredEntry<T>): T => (isAllowedKey(entry.key) ? checked.read(entry) : entry.fallback);

  const announce = (key: string | null): void => {
    if (key !== null) listeners.get(key)?.notify();
    else for (const ofKey of listeners.values()) ofKey.notify();
  };

  let wasToldNotToLast = false;

  /** A write to memory, for this visit: the visitor is told at the first one. */
  const tellNotToLast = <T>(entry: StoredEntry<T>): void => {
    if (isLasting || wasToldNotToLast || entry.isIncidental === true) return;
    wasToldNotToLast = true;
    onFailure("unavailable", entry.key);
  };

  const apply = <T>(entry: StoredEntry<T>, change: (present: T) => T): boolean => {
    const present = read(entry);
    const next = change(present);
    if (next === present) return isLasting;
    try {
      checked.write(entry, next);
    } catch {
      if (entry.isIncidental !== true) onFailure("full", entry.key);
      return false;
    }
    announce(entry.key);
    tellNotToLast(entry);
    return isLasting;
  };

  const update = async <T>(entry: StoredEntry<T>, change: (present: T) => T): Promise<boolean> => {
    if (!isAllowedKey(entry.key)) {
      onBlocked(entry.key);
      return false;
    }
    let isStored: boolean | undefined;
    const once = () => {
      pending.delete(once);
      return (isStored ??= apply(entry, change));
    };
    pending.add(once);
    return exclusive(entry.key, once);
  };

  return {
    isLasting,
    read,
    update,
    announce,
    subscribe: (key, listener) => {
      const ofKey = listeners.get(key) ?? createListeners();
      listeners.set(key, ofKey);
      return ofKey.add(listener);
    },
    texts: () =>
      new Map(
        storageKeys(storage)
          .filter(isAllowedKey)
          .map((key) => [key, storage.getItem(key) ?? ""]),
      ),
    erase: async (keys, isWanted = () => true) => {
      for (const key of keys) {
        await exclusive(key, () => (isWanted(key) ? storage.removeItem(key) : undefined));
        announce(key);
      }
    },
    flush: () => {
      for (const once of pending) once();
    },
  };
};
