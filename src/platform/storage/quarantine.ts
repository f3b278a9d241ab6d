import type { TextStorage } from "./text-storage.ts";

/** Key prefix of unreadable values, which are kept unchanged in quarantine. */
export const quarantinePrefix = "gbh_quarantine_";

/**
 * Copies an unreadable text to a free quarantine key; the same text is copied only once. True if it was copied now.
 * Throws when storage is full.
 */
export const keepAside = (storage: TextStorage, key: string, text: string): boolean => {
  for (let copy = 1; ; copy += 1) {
    const asideKey = `${quarantinePrefix}${key}_${copy}`;
    const present = storage.getItem(asideKey);
    if (present === text) return false;
    if (present !== null) continue;
    storage.setItem(asideKey, text);
    return true;
  }
};

/** Makes room by moving instead of copying. If even that fails, restores the text and rethrows. */
export const moveAside = (storage: TextStorage, key: string, text: string): void => {
  storage.removeItem(key);
  try {
    keepAside(storage, key, text);
  } catch (error) {
    storage.setItem(key, text);
    throw error;
  }
};
