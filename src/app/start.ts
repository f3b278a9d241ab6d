import { provideStoredEntries } from "#src/platform/device-store/entries.ts";
import { lateCode, loadCodeAtLast } from "#src/platform/late-code.ts";

const storedEntries = lateCode("stored entries", () => import("./stored-entries.ts"));
const pageServices = lateCode("page services", () => import("./page-services.ts"));

/**
 * Starts the parts that concern the whole page, once, after the first screen has rendered.
 * @param entryScript the path of the script that this tab runs
 */
export const startApp = (entryScript: string): void => {
  provideStoredEntries(storedEntries);
  void loadCodeAtLast(pageServices).then(({ startPageServices }) => startPageServices(entryScript));
};
