import { provideStoredEntries } from "#src/platform/device-store/entries.ts";
import { keepTrying } from "#src/platform/keep-trying.ts";
import { startOffline } from "#src/platform/offline/worker.ts";

/** Starts the parts that concern the whole page, once, after the first screen has rendered. Those that need the network start last. */
export const startApp = (whileOpen: AbortSignal): void => {
  provideStoredEntries(() => import("./stored-entries.ts"));
  startOffline();
  void keepTrying(() => import("./watch.ts"), { signal: whileOpen }).then((watch) => watch?.startWatching());
};
