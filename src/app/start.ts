import { provideStoredEntries } from "#src/platform/storage/entries.ts";
import { lazyCode, loadCodeWithRetry } from "#src/platform/loading/lazy-code.ts";

const storedEntries = lazyCode("stored entries", async () => (await import("./stored-entries.ts")).storedTexts);
const pageServices = lazyCode("page services", () => import("./page-services.ts"));

/**
 * Starts the parts that concern the whole page, once, after the first screen has rendered.
 * @param entryScript the path of the script that this tab runs
 */
export const startApp = (entryScript: string): void => {
  provideStoredEntries(storedEntries);
  void loadCodeWithRetry(pageServices).then(({ startPageServices }) => startPageServices(entryScript));
};
