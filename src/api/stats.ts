import { useEffect } from "react";
import { type StatTotals, noStats, statRowsSchema } from "#domain/api/stats.ts";
import { useExternalValue } from "#src/platform/use-external-value.ts";
import { request } from "./answers.ts";
import { withRows } from "./world.ts";
import { changeWorld, socketFailures, subscribeToWorld, watchWorld, currentWorld } from "./world-socket.ts";

/** Fetches the counters once over HTTP, for when no socket connects. On failure the zeros stay. */
const fetchOnce = async (): Promise<void> => {
  try {
    const rows = await request(statRowsSchema, "/api/stats");
    changeWorld((present) => ({ ...present, totals: withRows(present.totals, rows, true) }));
  } catch {
    // Zeros, as specified.
  }
};

/** The global counters, live. Zeros until they are known, or if they cannot be fetched. */
export const useWorldStats = (): Readonly<StatTotals> => {
  useEffect(watchWorld, []);
  const totals = useExternalValue(() => currentWorld().totals, noStats, subscribeToWorld);
  const isMissing = useExternalValue(() => socketFailures() > 0 && currentWorld().totals === noStats, false, subscribeToWorld);
  useEffect(() => {
    if (isMissing) void fetchOnce();
  }, [isMissing]);
  return totals;
};
