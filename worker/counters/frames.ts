import { type StatFrame, toRows } from "#domain/api/stat-frames.ts";
import { statNames } from "#domain/api/stats.ts";
import { prayedOn } from "./prayed-days.ts";
import { type Tally, changesOf, statsOf } from "./tally.ts";

/** What an audience sees: the global counters on a day (ISO date, UTC). */
export interface View {
  readonly world: Tally;
  readonly day: string;
}

/** The first frame for a socket: everything. */
export const snapshotFrame = ({ world, day }: View): StatFrame => ({
  type: "snapshot",
  stats: toRows(statsOf(world)),
  prayed_today: prayedOn(world, day),
});

/**
 * The frame for an audience that has seen `before`, or undefined if nothing changed. After midnight it carries the new
 * day, even if nobody has prayed yet. Without `before` (the hub was evicted) it carries everything.
 */
export const changeFrame = (before: View | undefined, now: View): StatFrame | undefined => {
  if (!before) return { ...snapshotFrame(now), type: "change" };
  const changes = changesOf(before.world, now.world);
  const stats = toRows(
    statsOf(now.world),
    statNames.filter((name) => name in changes),
  );
  const isNewDay = before.day !== now.day;
  const prayed = prayedOn(isNewDay ? now.world : changes, now.day);
  const isWorthTelling = prayed.topics.length > 0 || (isNewDay && prayedOn(before.world, before.day).topics.length > 0);
  if (stats.length === 0 && !isWorthTelling) return undefined;
  return { type: "change", stats, ...(isWorthTelling && { prayed_today: prayed }) };
};
