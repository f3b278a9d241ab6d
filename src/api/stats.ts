import { useEffect } from "react";
import type { StatTotals } from "#domain/api/stats.ts";
import { lateCode, useLateCode } from "#src/platform/late-code.ts";
import { useStore } from "#src/platform/store.ts";
import { liveStats } from "./live-stats.ts";

const statsSocket = lateCode("stats socket", () => import("./stats-socket.ts"));

/** The global counters, live. Zeros until they are known, or if they cannot be fetched. */
export const useGlobalStats = (): Readonly<StatTotals> => {
  const { code } = useLateCode(statsSocket);
  useEffect(() => code?.followStats(), [code]);
  return useStore(liveStats, ({ totals }) => totals);
};
