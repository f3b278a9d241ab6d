import { type ShareRequest, share } from "#src/platform/share.ts";
import { recordUsage } from "./usage.ts";

export const countShare = (): void => void recordUsage("shares");

/** Counts a shared game or game result. */
export const countGameShare = (): void => {
  countShare();
  void recordUsage("game_shares");
};

/** Shares and counts it on success. A dismissed share sheet or a failed copy is not counted. */
export const shareCounted = async (request: ShareRequest, count = countShare): Promise<void> => {
  const outcome = await share(request);
  if (outcome === "shared" || outcome === "copied") count();
};
