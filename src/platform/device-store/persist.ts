/** Asks the browser not to clear this site's storage on its own. True when it will not. */
export const askToPersist = async (): Promise<boolean> => {
  const storage = (navigator as { storage?: StorageManager }).storage;
  if (storage?.persist === undefined) return false;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    return false;
  }
};
