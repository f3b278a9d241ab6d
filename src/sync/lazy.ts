import { lazyCode } from "#src/platform/loading/lazy-code.ts";

/** The screen of sync, for 'Your data'. */
export const syncSection = lazyCode("sync", async () => (await import("./sync-section.tsx")).SyncSection);

/** Ends sync on this device and takes it off the list of devices. */
export const leaveSync = lazyCode("leave sync", async () => (await import("./actions.ts")).leave);

/** Background sync. Loaded only if a code is stored. */
export const syncBackground = lazyCode("sync in the background", () => import("./background.ts"));
