import * as z from "zod/mini";
import { type CalendarDate, isSameDate } from "#domain/calendar/calendar-date.ts";
import { namedTally } from "#src/devotions/kit/named-tally.ts";
import { storedInstant } from "#src/devotions/kit/stored-shapes.ts";
import type { DateOf } from "#src/devotions/kit/tally.ts";

interface PrayerRecord {
  readonly topicId: number;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
}

/** The value stored under `prayer-wall-stats`. */
export interface PrayerStats {
  readonly totalPrayers: number;
  readonly todaysPrayers: number;
  readonly streak: number;
  /** ISO date; empty before the first prayer. */
  readonly lastPrayerDate: string;
  readonly records: readonly PrayerRecord[];
}

const recordSchema = z.object({ topicId: z.int().check(z.minimum(1)), timestamp: storedInstant });

export const prayerTally = namedTally<PrayerStats, PrayerRecord>(
  { total: "totalPrayers", today: "todaysPrayers", lastDate: "lastPrayerDate" },
  recordSchema,
);

/** 'I Have Prayed' (docs/product/devotions.md, "Prayer wall"). */
export const recordPrayer = (stats: PrayerStats, topicId: number, now: number, dateOf: DateOf): PrayerStats =>
  prayerTally.add(stats, { topicId, timestamp: now }, dateOf);

/** The topics prayed for today. */
export const topicsPrayedToday = ({ records }: PrayerStats, today: CalendarDate, dateOf: DateOf): ReadonlySet<number> =>
  new Set(records.filter(({ timestamp }) => isSameDate(dateOf(timestamp), today)).map(({ topicId }) => topicId));
