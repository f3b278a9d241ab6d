import { lazyCode } from "#src/platform/loading/lazy-code.ts";

/** The screen of sync, for the privacy page. */
export const syncSection = lazyCode("sync", async () => (await import("./sync-section.tsx")).SyncSection);

/** What keeps a device in step. Loaded only where a code is stored. */
export const syncBackground = lazyCode("sync in the background", () => import("./background.ts"));
