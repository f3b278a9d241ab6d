import { useEffect } from "react";
import { noStats, type StatTotals } from "#domain/api/stats.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { createStore, useStore } from "#src/platform/store.ts";
import type { StatsState } from "./stats-state.ts";

interface LiveStats extends StatsState {
  /** Consecutive socket failures since it was last up; 0 while it is up or not yet requested. */
  readonly socketFailures: number;
}

/** The global counters as known to this page, and the state of their socket. */
export const liveStats = createStore<LiveStats>({ totals: noStats, prayed: undefined, socketFailures: 0 });

const statsSocket = lazyCode("stats socket", () => import("./stats-socket.ts"));

/** The global counters, live. Zeros until they are known, or if they cannot be fetched. */
export const useGlobalStats = (): Readonly<StatTotals> => {
  const { code } = useLazyCode(statsSocket);
  useEffect(() => code?.followStats(), [code]);
  return useStore(liveStats, ({ totals }) => totals);
};
