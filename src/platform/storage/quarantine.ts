import type { TextStorage } from "./text-storage.ts";

/** Key prefix of unreadable values, which are kept unchanged in quarantine. */
export const quarantinePrefix = "gbh_quarantine_";

/** The quarantine key of a text: the one that has it, or a free one. */
const asideKeyOf = (storage: TextStorage, key: string, text: string): { asideKey: string; isThere: boolean } => {
  for (let copy = 1; ; copy += 1) {
    const asideKey = `${quarantinePrefix}${key}_${copy}`;
    const present = storage.getItem(asideKey);
    if (present === text || present === null) return { asideKey, isThere: present !== null };
  }
};

export const isAside = (storage: TextStorage, key: string, text: string): boolean =>
  asideKeyOf(storage, key, text).isThere;

/** Copies an unreadable text to a free quarantine key; the same text is copied only once. Throws when storage is full. */
export const keepAside = (storage: TextStorage, key: string, text: string): void => {
  const { asideKey, isThere } = asideKeyOf(storage, key, text);
  if (!isThere) storage.setItem(asideKey, text);
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
