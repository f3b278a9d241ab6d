import { useEffect } from "react";
import { type StatTotals, noStats, statRowsSchema } from "#domain/api/stats.ts";
import { requestJson } from "#src/platform/http.ts";
import { useStore } from "#src/platform/store.ts";
import { followStats, liveStats, notSent } from "./stats-socket.ts";
import { withOwn, withRows } from "./stats-state.ts";

/** Fetches the counters once over HTTP, for when no socket connects. On failure the zeros stay. */
const fetchOnce = async (): Promise<void> => {
  try {
    const rows = await requestJson(statRowsSchema, "/api/stats");
    liveStats.update((present) => {
      const { totals } = withOwn({ totals: withRows(present.totals, rows, true), prayed: undefined }, notSent());
      return { ...present, totals };
    });
  } catch {
    // Zeros stay.
  }
};

/** The global counters, live. Zeros until they are known, or if they cannot be fetched. */
export const useGlobalStats = (): Readonly<StatTotals> => {
  useEffect(followStats, []);
  const totals = useStore(liveStats, (stats) => stats.totals);
  const isMissing = useStore(liveStats, (stats) => stats.socketFailures > 0 && stats.totals === noStats);
  useEffect(() => {
    if (isMissing) void fetchOnce();
  }, [isMissing]);
  return totals;
};
