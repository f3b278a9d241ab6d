/** Asks the browser not to evict this site's storage. Resolves to true when granted. */
export const askToPersist = async (): Promise<boolean> => {
  const storage = (navigator as { storage?: StorageManager }).storage;
  if (storage?.persist === undefined) return false;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    return false;
  }
};
