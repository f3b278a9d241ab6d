import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { webLocks, withQueueFallback } from "#src/platform/storage/tab-lock.ts";
import { syncConflicts, syncDevices, syncSettings, syncVersions } from "./stored.ts";

const inOneTab = withQueueFallback(
  (name, task) => webLocks()!.request(name, task),
  async (_name, task) => task(),
);

/** Runs a task while no other tab exchanges, creates or leaves a code. Where locks are missing or denied, at once. */
export const exclusively = <Result>(task: () => Promise<Result>): Promise<Result> => inOneTab("gbh:sync", task);

/** Removes the code and what belongs to it from this device. To be called inside `exclusively`. */
export const forgetCode = (): Promise<void> =>
  deviceStore().erase([syncSettings.key, syncVersions.key, syncDevices.key, syncConflicts.key]);

/** Ends sync without its server, if the code of `leave` is not on this device. */
export const endSyncHere = (): Promise<void> => exclusively(forgetCode);
