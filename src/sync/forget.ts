import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { inOneTab } from "#src/platform/storage/tab-lock.ts";
import { syncClashes, syncDevices, syncSettings, syncVersions } from "./stored.ts";

/** Runs exclusively over all tabs: no other exchange, creation or leaving runs meanwhile. */
export const alone = <Result>(task: () => Promise<Result>): Promise<Result> => inOneTab("gbh:sync", task);

/** Forgets the code, inside `alone`. */
export const forget = (): Promise<void> =>
  deviceStore().erase([syncSettings.key, syncVersions.key, syncDevices.key, syncClashes.key]);

/** Call before erasing local data, so that it is not deleted on other devices too. */
export const endSyncHere = (): Promise<void> => alone(forget);
