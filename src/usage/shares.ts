import type { StatName } from "#domain/api/stats.ts";
import { copyWithToast, type ShareRequest, share } from "#src/platform/page/share.ts";
import { lazyCode, loadCodeWithRetry } from "#src/platform/loading/lazy-code.ts";

const usage = lazyCode("usage", () => import("./usage.ts"));

/** Loaded lazily: the first view can share, but counting starts when the page is idle. */
const count = (name: StatName): void => void loadCodeWithRetry(usage).then(({ recordUsage }) => recordUsage(name));

export const countShare = (): void => count("shares");

export const countGameShare = (): void => {
  countShare();
  count("game_shares");
};

/** Copies a link with a toast, and counts it unless that fails. */
export const copyLinkCounted = async (url: string, description: string): Promise<void> => {
  if (await copyWithToast(url, description)) countShare();
};

/** Shares and counts it on success. A dismissed share sheet or a failed copy is not counted. */
export const shareCounted = async (request: ShareRequest, onShared = countShare): Promise<void> => {
  if (await share(request)) onShared();
};
