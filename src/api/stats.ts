import { useEffect, useSyncExternalStore } from "react";
import { type StatRow, type StatTotals, noStats, statFrameSchema, statRowsSchema } from "#domain/api/stats.ts";
import { whenIdle } from "#src/platform/clock.ts";
import { openLiveSocket } from "#src/platform/live-socket.ts";

let totals: Readonly<StatTotals> = noStats;
const listeners = new Set<() => void>();

/** The totals with these rows in place of their own; counters never run backwards, so late news are left out. */
export const withRows = (present: Readonly<StatTotals>, rows: readonly StatRow[], isSnapshot: boolean): Readonly<StatTotals> => {
  const next = { ...present };
  for (const { stat_name, stat_value } of rows) next[stat_name] = isSnapshot ? stat_value : Math.max(next[stat_name], stat_value);
  return next;
};

const take = (rows: readonly StatRow[], isSnapshot: boolean): void => {
  totals = withRows(totals, rows, isSnapshot);
  for (const listener of listeners) listener();
};

/** The counters once, for where no socket gets through; a failure leaves the zeros. */
const fetchOnce = async (): Promise<void> => {
  try {
    const answer = await fetch("/api/stats", { signal: AbortSignal.timeout(10_000) });
    if (answer.ok) take(statRowsSchema.parse(await answer.json()), true);
  } catch {
    // Zeros, as specified.
  }
};

const followWorld = (): (() => void) => {
  let isFirstFailure = true;
  return openLiveSocket("/api/stats/live", {
    onFrame: (frame) => {
      const { success, data } = statFrameSchema.safeParse(frame);
      if (success) take(data.stats, data.type === "snapshot");
    },
    onState: (isOpen) => {
      if (!isOpen && isFirstFailure) void fetchOnce();
      isFirstFailure = false;
    },
  });
};

let watchers = 0;
let stop = () => {};

/** One socket for however many components watch; opened when the browser is idle, closed with the last watcher. */
const watch = (): (() => void) => {
  watchers += 1;
  if (watchers === 1) {
    whenIdle(() => {
      if (watchers > 0) stop = followWorld();
    });
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    stop();
    stop = () => {};
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The world's counters, live; zeros until they are known and when they cannot be. */
export const useWorldStats = (): Readonly<StatTotals> => {
  useEffect(watch, []);
  return useSyncExternalStore(subscribe, () => totals, () => noStats);
};
