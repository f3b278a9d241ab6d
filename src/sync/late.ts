import { lateCode } from "#src/platform/late-code.ts";

/** The screen of sync, for the privacy page. */
export const syncSection = lateCode("sync", async () => (await import("./sync-section.tsx")).SyncSection);

/** What keeps a device in step. Loaded only where a code is stored. */
export const syncBackground = lateCode("sync in the background", () => import("./background.ts"));
