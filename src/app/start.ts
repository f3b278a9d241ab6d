import { provideStoredEntries } from "#src/platform/device-store/entries.ts";
import { startOffline } from "#src/platform/offline/worker.ts";

/** Connects the rooms that watch the whole page, once, after the first screen is there. */
export const startApp = (): void => {
  provideStoredEntries(() => import("./stored-entries.ts"));
  startOffline();
  void import("./watch.ts").then(({ startWatching }) => startWatching());
};
