import type { TextStorage } from "./text-storage.ts";

/** Keys of values that could not be read, kept aside as they were. */
export const quarantinePrefix = "gbh_quarantine_";

/** Copies an unreadable text to a free key of its own; the same text is kept only once. Throws when storage is full. */
export const keepAside = (storage: TextStorage, key: string, text: string): void => {
  for (let copy = 1; ; copy += 1) {
    const asideKey = `${quarantinePrefix}${key}_${copy}`;
    const present = storage.getItem(asideKey);
    if (present === text) return;
    if (present === null) return storage.setItem(asideKey, text);
  }
};

/** Makes room by moving instead of copying; if even that fails, the text is back where it was and the error is thrown. */
export const moveAside = (storage: TextStorage, key: string, text: string): void => {
  storage.removeItem(key);
  try {
    keepAside(storage, key, text);
  } catch (error) {
    storage.setItem(key, text);
    throw error;
  }
};
