import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { inOneTab } from "#src/platform/page/one-tab.ts";
import { syncDevices, syncSettings, syncVersions } from "./stored.ts";

/** Runs alone over all tabs: no exchange, making or leaving happens in between. */
export const alone = <Result>(task: () => Promise<Result>): Promise<Result> => inOneTab("gbh:sync", task);

/** Forgets the code, inside `alone`. */
export const forget = (): Promise<void> => deviceStore().erase([syncSettings.key, syncVersions.key, syncDevices.key]);

/** Before something is erased on this device: what is missing afterwards must not be deleted on the others. */
export const endSyncHere = (): Promise<void> => alone(forget);
