import { useEffect } from "react";
import { prayedTodaySchema } from "#domain/api/prayed-today.ts";
import { onPageEvent } from "#src/platform/page-events.ts";
import { useExternalValue } from "#src/platform/use-external-value.ts";
import { useUtcDay } from "#src/platform/use-today.ts";
import { request } from "./answers.ts";
import { withPrayed } from "./world.ts";
import { changeWorld, deviceDay, lineFailures, onWorld, watchWorld, worldNow } from "./world-line.ts";

/** Asks for the totals without a socket. A failure changes nothing: what is not known is not shown. */
const fetchPrayed = async (): Promise<void> => {
  try {
    const news = await request(prayedTodaySchema, "/api/stats/prayed-today");
    changeWorld((present) => ({ ...present, prayed: withPrayed(present.prayed, news, true, deviceDay()) }));
  } catch {
    // No number rather than a wrong one.
  }
};

const fetchWhileDown = (): void => {
  if (lineFailures() > 0) void fetchPrayed();
};

const unknown: ReadonlyMap<number, number> = new Map();

/**
 * How often each topic of the prayer wall was prayed today, by topic: live while the line is up, asked for at its
 * failures otherwise, whose pauses grow. Empty until it is known, and when what is known may be of a day that has passed.
 */
export const usePrayedToday = (): ReadonlyMap<number, number> => {
  const day = useUtcDay();
  const prayed = useExternalValue(() => worldNow().prayed, undefined, onWorld);
  const failures = useExternalValue(lineFailures, 0, onWorld);
  const isOld = prayed !== undefined && prayed.heardOn !== day;
  useEffect(watchWorld, []);
  const isKnown = prayed !== undefined;
  useEffect(() => {
    // A line that was up a moment ago will mostly be back at once, for everybody: no need to ask all at the same time.
    if (isOld || failures > (isKnown ? 1 : 0)) void fetchPrayed();
  }, [isOld, isKnown, failures]);
  // Without a line, this device's own prayers would be the last to show.
  useEffect(() => onPageEvent("statsUpdated", fetchWhileDown), []);
  return prayed && !isOld ? prayed.byTopic : unknown;
};
