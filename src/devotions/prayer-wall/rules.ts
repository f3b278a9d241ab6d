import { type CalendarDate, isSameDate } from "#domain/calendar/calendar-date.ts";
import { countToday, type DateOf, type Tally, tallyAfter } from "#src/devotions/kit/tally.ts";

export interface PrayerRecord {
  readonly topicId: number;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
}

/** What is kept under `prayer-wall-stats` (specification 2, section 3). */
export interface PrayerStats {
  readonly totalPrayers: number;
  readonly todaysPrayers: number;
  readonly streak: number;
  /** ISO date; empty before the first prayer. */
  readonly lastPrayerDate: string;
  readonly records: readonly PrayerRecord[];
}

export const noPrayers: PrayerStats = { totalPrayers: 0, todaysPrayers: 0, streak: 0, lastPrayerDate: "", records: [] };

export const tallyOf = ({ totalPrayers, streak, lastPrayerDate, records }: PrayerStats): Tally<PrayerRecord> => ({
  total: totalPrayers,
  streak,
  lastDate: lastPrayerDate,
  records,
});

export const statsOf = ({ total, streak, lastDate, records }: Tally<PrayerRecord>, todaysPrayers: number): PrayerStats => ({
  totalPrayers: total,
  todaysPrayers,
  streak,
  lastPrayerDate: lastDate,
  records,
});

/** 'I Have Prayed': total +1, today's count from the records of the day, the streak (specification 2, section 4). */
export const recordPrayer = (stats: PrayerStats, topicId: number, now: number, dateOf: DateOf): PrayerStats => {
  const next = tallyAfter(tallyOf(stats), { topicId, timestamp: now }, dateOf);
  return statsOf(next, countToday(next.records, dateOf(now), dateOf));
};

/** The topics prayed for today. */
export const topicsPrayedToday = ({ records }: PrayerStats, today: CalendarDate, dateOf: DateOf): ReadonlySet<number> =>
  new Set(records.filter(({ timestamp }) => isSameDate(dateOf(timestamp), today)).map(({ topicId }) => topicId));
