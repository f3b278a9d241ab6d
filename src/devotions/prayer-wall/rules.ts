import * as z from "zod/mini";
import { type CalendarDate, isSameDate } from "#domain/calendar/calendar-date.ts";
import { storedInstant } from "#src/devotions/kit/stored-shapes.ts";
import { type DateOf, namedTally } from "#src/devotions/kit/tally.ts";

const recordSchema = z.object({ topicId: z.int().check(z.minimum(1)), timestamp: storedInstant });

export const prayerTally = namedTally(
  { total: "totalPrayers", today: "todaysPrayers", lastDate: "lastPrayerDate" },
  recordSchema,
);

type PrayerStats = typeof prayerTally.none;

/** 'I Have Prayed' (docs/product/devotions.md, "Prayer wall"). */
export const recordPrayer = (stats: PrayerStats, topicId: number, now: number, dateOf: DateOf): PrayerStats =>
  prayerTally.add(stats, { topicId, timestamp: now }, dateOf);

export const topicsPrayedToday = ({ records }: PrayerStats, today: CalendarDate, dateOf: DateOf): ReadonlySet<number> =>
  new Set(records.filter(({ timestamp }) => isSameDate(dateOf(timestamp), today)).map(({ topicId }) => topicId));
