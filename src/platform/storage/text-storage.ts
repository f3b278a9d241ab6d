/** The part of the browser's `Storage` that the store uses. */
export type TextStorage = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

/** The fallback for visits without device storage (private mode, blocked cookies): kept until the page is closed. */
export const memoryStorage = (): TextStorage => {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
};

/** All keys of a storage, also those that are not the product's. */
export const storageKeys = (storage: TextStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
