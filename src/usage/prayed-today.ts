import { useEffect } from "react";
import { prayedTodaySchema } from "#domain/api/prayed-today.ts";
import { noStats } from "#domain/api/stats.ts";
import { onPageEvent } from "#src/platform/page/page-events.ts";
import { useStore } from "#src/platform/store.ts";
import { useUtcDay } from "#src/platform/use-today.ts";
import { call } from "#src/api/call.ts";
import { liveStats } from "./live-stats.ts";
import { deviceDay, followStats, unsentUses } from "./stats-socket.ts";
import { withUnsent, withPrayed } from "./stats-state.ts";

/** Fetches the totals over HTTP. On failure nothing changes: unknown totals are not shown. */
const fetchPrayed = async (): Promise<void> => {
  try {
    const news = await call("GET /stats/prayed-today", { response: prayedTodaySchema });
    liveStats.update((present) => {
      const known = { totals: noStats, prayed: withPrayed(present.prayed, news, true, deviceDay()) };
      return { ...present, prayed: withUnsent(known, unsentUses()).prayed };
    });
  } catch {
    // Show no number rather than a wrong one.
  }
};

const fetchWhileDown = (): void => {
  if (liveStats.get().socketFailures > 0) void fetchPrayed();
};

const unknown: ReadonlyMap<number, number> = new Map();

/**
 * How often each prayer wall topic was prayed today. Live while the socket is up; otherwise fetched after each failed
 * reconnect, at growing intervals. Empty until known, and when the totals may be from an earlier day.
 */
export const usePrayedToday = (): ReadonlyMap<number, number> => {
  const day = useUtcDay();
  const prayed = useStore(liveStats, (stats) => stats.prayed);
  const failures = useStore(liveStats, (stats) => stats.socketFailures);
  const isOld = prayed !== undefined && prayed.receivedOn !== day;
  useEffect(followStats, []);
  const isKnown = prayed !== undefined;
  useEffect(() => {
    // A socket that was just up usually reconnects at once. Wait for a second failure, so that clients do not all send
    // requests at the same moment.
    if (isOld || failures > (isKnown ? 1 : 0)) void fetchPrayed();
  }, [isOld, isKnown, failures]);
  // Without a socket, fetch the totals after this device's own prayers.
  useEffect(() => onPageEvent("statsUpdated", fetchWhileDown), []);
  return prayed && !isOld ? prayed.byTopic : unknown;
};
