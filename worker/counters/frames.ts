import { type StatFrame, toRows } from "#domain/api/stat-frames.ts";
import { statNames } from "#domain/api/stats.ts";
import { prayedOn } from "./prayed-days.ts";
import { type Tally, changesOf, statsOf } from "./tally.ts";

/** What the connected pages see: the global counters on a day (ISO date, UTC). */
export interface View {
  readonly totals: Tally;
  readonly day: string;
}

/** The first frame for a socket, with all counters. */
export const snapshotFrame = ({ totals, day }: View): StatFrame => ({
  type: "snapshot",
  stats: toRows(statsOf(totals)),
  prayed_today: prayedOn(totals, day),
});

/**
 * The frame with the changes since `before`, or undefined if nothing changed. After midnight it has the new day, even if
 * nobody has prayed yet. Without `before` (after the hub was evicted) it has all counters.
 */
export const changeFrame = (before: View | undefined, now: View): StatFrame | undefined => {
  if (!before) return { ...snapshotFrame(now), type: "change" };
  const changes = changesOf(before.totals, now.totals);
  const stats = toRows(
    statsOf(now.totals),
    statNames.filter((name) => name in changes),
  );
  const isNewDay = before.day !== now.day;
  const prayed = prayedOn(isNewDay ? now.totals : changes, now.day);
  const hasPrayers = prayed.topics.length > 0 || (isNewDay && prayedOn(before.totals, before.day).topics.length > 0);
  if (stats.length === 0 && !hasPrayers) return undefined;
  return { type: "change", stats, ...(hasPrayers && { prayed_today: prayed }) };
};
