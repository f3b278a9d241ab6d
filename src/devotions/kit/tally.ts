import { type CalendarDate, isSameDate, parseIsoDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { streakAfter } from "#domain/calendar/streaks.ts";

/** What the prayer wall and birthday stickers count, each with its own field names: a total, a day streak and time-stamped records. */
export interface Tally<Entry extends Timestamped> {
  readonly total: number;
  readonly streak: number;
  /** ISO date; empty before the first. */
  readonly lastDate: string;
  readonly records: readonly Entry[];
}

export interface Timestamped {
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
}

/** Converts an instant to the visitor's local date. */
export type DateOf = (instant: number) => CalendarDate;

/** The maximum number of stored records: far more than a day needs, but small enough for any device. */
export const maxRecords = 1000;

/** The number of records made today. */
export const countToday = (records: readonly Timestamped[], today: CalendarDate, dateOf: DateOf): number =>
  records.filter(({ timestamp }) => isSameDate(dateOf(timestamp), today)).length;

/** Adds one: total +1, the streak by its rule (docs/product/devotions.md, "Streaks"). */
export const tallyAfter = <Entry extends Timestamped>(
  tally: Tally<Entry>,
  record: Entry,
  dateOf: DateOf,
): Tally<Entry> => {
  const today = dateOf(record.timestamp);
  return {
    total: tally.total + 1,
    streak: streakAfter(tally.streak, parseIsoDate(tally.lastDate), today),
    lastDate: toIsoDate(today),
    records: [...tally.records, record].slice(-maxRecords),
  };
};

/** Merges the tallies of two devices: all records, the higher total, the streak of the later date. */
export const mergeTallies = <Entry extends Timestamped>(
  present: Tally<Entry>,
  imported: Tally<Entry>,
): Tally<Entry> => {
  const records = new Map([...present.records, ...imported.records].map((record) => [JSON.stringify(record), record]));
  const later = imported.lastDate > present.lastDate ? imported : present;
  const isSameDay = imported.lastDate === present.lastDate;
  return {
    total: Math.max(present.total, imported.total, records.size),
    streak: isSameDay ? Math.max(present.streak, imported.streak) : later.streak,
    lastDate: later.lastDate,
    records: [...records.values()].toSorted((one, other) => one.timestamp - other.timestamp).slice(-maxRecords),
  };
};
