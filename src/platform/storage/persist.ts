/** Asks the browser not to evict this site's storage. */
export const askToPersist = async (): Promise<void> => {
  const { storage } = navigator as { storage?: StorageManager };
  try {
    if (!(await storage?.persisted())) await storage?.persist();
  } catch {
    // Refused, or not offered: nothing can be done.
  }
};
