import { provideStoredEntries } from "#src/platform/device-store/entries.ts";
import { lateCode, loadCodeAtLast } from "#src/platform/late-code.ts";
import { startOffline } from "#src/platform/offline/worker.ts";

const storedEntries = lateCode("stored entries", () => import("./stored-entries.ts"));
const pageServices = lateCode("page services", () => import("./page-services.ts"));

/** Starts the parts that concern the whole page, once, after the first screen has rendered. Those that need the network start last. */
export const startApp = (entryScript: string): void => {
  provideStoredEntries(storedEntries);
  startOffline(entryScript);
  void loadCodeAtLast(pageServices).then(({ startPageServices }) => startPageServices());
};
