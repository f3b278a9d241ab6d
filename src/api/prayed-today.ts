import { useEffect } from "react";
import { prayedTodaySchema } from "#domain/api/prayed-today.ts";
import { onPageEvent } from "#src/platform/page-events.ts";
import { useExternalValue } from "#src/platform/use-external-value.ts";
import { useUtcDay } from "#src/platform/use-today.ts";
import { request } from "./answers.ts";
import { withPrayed } from "./world.ts";
import { changeWorld, deviceDay, socketFailures, subscribeToWorld, watchWorld, currentWorld } from "./world-socket.ts";

/** Fetches the totals over HTTP. On failure nothing changes: unknown totals are not shown. */
const fetchPrayed = async (): Promise<void> => {
  try {
    const news = await request(prayedTodaySchema, "/api/stats/prayed-today");
    changeWorld((present) => ({ ...present, prayed: withPrayed(present.prayed, news, true, deviceDay()) }));
  } catch {
    // Better no number than a wrong one.
  }
};

const fetchWhileDown = (): void => {
  if (socketFailures() > 0) void fetchPrayed();
};

const unknown: ReadonlyMap<number, number> = new Map();

/**
 * How often each prayer wall topic was prayed today. Live while the socket is up; otherwise fetched after each failed
 * reconnect, at growing intervals. Empty until known, and when the totals may be from an earlier day.
 */
export const usePrayedToday = (): ReadonlyMap<number, number> => {
  const day = useUtcDay();
  const prayed = useExternalValue(() => currentWorld().prayed, undefined, subscribeToWorld);
  const failures = useExternalValue(socketFailures, 0, subscribeToWorld);
  const isOld = prayed !== undefined && prayed.receivedOn !== day;
  useEffect(watchWorld, []);
  const isKnown = prayed !== undefined;
  useEffect(() => {
    // A socket that was just up usually reconnects at once. Wait for a second failure, so that clients do not all send
    // requests at the same moment.
    if (isOld || failures > (isKnown ? 1 : 0)) void fetchPrayed();
  }, [isOld, isKnown, failures]);
  // Without a socket, this device's own prayers would otherwise be the last to show.
  useEffect(() => onPageEvent("statsUpdated", fetchWhileDown), []);
  return prayed && !isOld ? prayed.byTopic : unknown;
};
