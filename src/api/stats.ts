import { useEffect } from "react";
import type { StatTotals } from "#domain/api/stats.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { useStore } from "#src/platform/store.ts";
import { liveStats } from "./live-stats.ts";

const statsSocket = lazyCode("stats socket", () => import("./stats-socket.ts"));

/** The global counters, live. Zeros until they are known, or if they cannot be fetched. */
export const useGlobalStats = (): Readonly<StatTotals> => {
  const { code } = useLazyCode(statsSocket);
  useEffect(() => code?.followStats(), [code]);
  return useStore(liveStats, ({ totals }) => totals);
};
