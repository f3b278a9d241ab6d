import { reportStoreTo } from "#src/platform/device-store/browser-store.ts";
import { storeFailureMessages } from "#src/platform/device-store/messages.ts";
import { toast } from "#src/platform/toast.ts";
import { provideStoredEntries } from "#src/platform/device-store/entries.ts";
import { startOffline } from "#src/platform/offline/worker.ts";

/** Connects the rooms that watch the whole page, once, after the first screen is there. */
export const startApp = (): void => {
  reportStoreTo({ onFailure: (failure) => toast({ ...storeFailureMessages[failure], tone: "refusal" }) });
  provideStoredEntries(() => import("./stored-entries.ts"));
  startOffline();
  void import("./watch.ts").then(({ startWatching }) => startWatching());
};
