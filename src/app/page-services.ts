import { reportSecurityEvent } from "#src/api/security.ts";
import { startCounting } from "#src/usage/usage.ts";
import { deviceStore, reportBlockedTo } from "#src/platform/storage/browser-store.ts";
import { closeLayersOnBack } from "#src/platform/page/close-on-back.ts";
import { toleratePageTranslation } from "#src/platform/page/page-translation.ts";
import { installGuards } from "#src/platform/guards/guards.ts";
import { lazyCode, loadCodeWithRetry } from "#src/platform/loading/lazy-code.ts";
import { startServiceWorker } from "#src/platform/offline/service-worker.ts";

const syncBackground = lazyCode("sync in the background", () => import("#src/sync/background.ts"));

/** Nothing of sync is loaded where nobody has made a code; another tab may make one later. */
const startSyncWithCode = (): void => {
  // The key of `syncSettings`.
  const key = "gbh_sync";
  const start = () => {
    if (!deviceStore().texts().has(key)) return;
    stop();
    void loadCodeWithRetry(syncBackground).then(({ startSync }) => startSync());
  };
  const stop = deviceStore().subscribe(key, start);
  start();
};

/**
 * Installs service worker and guards, lets the back gesture close sheets, and counts this visit. The first paint needs
 * none of it, so it is a separate chunk.
 */
export const startPageServices = (entryScript: string): void => {
  startServiceWorker(entryScript);
  installGuards((incident) => void reportSecurityEvent(incident));
  reportBlockedTo((key) => void reportSecurityEvent({ type: "storage_blocked", details: { key } }));
  toleratePageTranslation();
  closeLayersOnBack();
  startCounting();
  startSyncWithCode();
};
