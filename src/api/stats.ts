import { useEffect } from "react";
import { type StatTotals, noStats, statRowsSchema } from "#domain/api/stats.ts";
import { useExternalValue } from "#src/platform/use-external-value.ts";
import { withRows } from "./world.ts";
import { changeWorld, lineFailures, onWorld, watchWorld, worldNow } from "./world-line.ts";

/** The counters once, for where no socket gets through; a failure leaves the zeros. */
const fetchOnce = async (): Promise<void> => {
  try {
    const answer = await fetch("/api/stats", { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) return;
    const rows = statRowsSchema.parse(await answer.json());
    changeWorld((present) => ({ ...present, totals: withRows(present.totals, rows, true) }));
  } catch {
    // Zeros, as specified.
  }
};

/** The world's counters, live; zeros until they are known and when they cannot be. */
export const useWorldStats = (): Readonly<StatTotals> => {
  useEffect(watchWorld, []);
  const totals = useExternalValue(() => worldNow().totals, noStats, onWorld);
  const isMissing = useExternalValue(() => lineFailures() > 0 && worldNow().totals === noStats, false, onWorld);
  useEffect(() => {
    if (isMissing) void fetchOnce();
  }, [isMissing]);
  return totals;
};
