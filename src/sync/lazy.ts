import { lazyCode } from "#src/platform/loading/lazy-code.ts";

/** The screen of sync, for 'Your data'. */
export const syncSection = lazyCode("sync", async () => (await import("./sync-section.tsx")).SyncSection);

/** Background sync. Loaded only if a code is stored. */
export const syncBackground = lazyCode("sync in the background", () => import("./background.ts"));
