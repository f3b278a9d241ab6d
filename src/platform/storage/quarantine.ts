import type { TextStorage } from "./text-storage.ts";

/** Key prefix of unreadable values, which are kept unchanged in quarantine. */
export const quarantinePrefix = "gbh_quarantine_";

/** The quarantine key that already has this text, or else a free one. */
const quarantineKeyOf = (
  storage: TextStorage,
  key: string,
  text: string,
): { quarantineKey: string; isThere: boolean } => {
  for (let copy = 1; ; copy += 1) {
    const quarantineKey = `${quarantinePrefix}${key}_${copy}`;
    const present = storage.getItem(quarantineKey);
    if (present === text || present === null) return { quarantineKey, isThere: present !== null };
  }
};

export const isQuarantined = (storage: TextStorage, key: string, text: string): boolean =>
  quarantineKeyOf(storage, key, text).isThere;

/** Copies an unreadable text to a free quarantine key; the same text is copied only once. Throws when storage is full. */
export const copyToQuarantine = (storage: TextStorage, key: string, text: string): void => {
  const { quarantineKey, isThere } = quarantineKeyOf(storage, key, text);
  if (!isThere) storage.setItem(quarantineKey, text);
};

/** Makes room by moving instead of copying. If even that fails, restores the text and rethrows. */
export const moveToQuarantine = (storage: TextStorage, key: string, text: string): void => {
  storage.removeItem(key);
  try {
    copyToQuarantine(storage, key, text);
  } catch (error) {
    storage.setItem(key, text);
    throw error;
  }
};
