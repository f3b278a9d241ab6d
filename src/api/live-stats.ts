import { noStats } from "#domain/api/stats.ts";
import { createStore } from "#src/platform/store.ts";
import type { StatsState } from "./stats-state.ts";

interface LiveStats extends StatsState {
  /** Consecutive socket failures since it was last up; 0 while it is up or not yet requested. */
  readonly socketFailures: number;
}

/** The global counters as known to this page, and the state of their socket. The socket itself loads lazily. */
export const liveStats = createStore<LiveStats>({ totals: noStats, prayed: undefined, socketFailures: 0 });
