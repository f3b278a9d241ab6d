import * as z from "zod/mini";
import { type CalendarDate, isSameDate, parseIsoDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { countedDate, mergeStreaks, streakAfter } from "#domain/calendar/streaks.ts";
import { repairFields, storedCount, storedDate } from "./stored-shapes.ts";

/** What the prayer wall and birthday stickers count: a total, today's count, a day streak and time-stamped records. */
export interface Tally<Entry extends Timestamped> {
  readonly total: number;
  readonly today: number;
  readonly streak: number;
  /** ISO date; empty before the first. */
  readonly lastDate: string;
  readonly records: readonly Entry[];
}

export interface Timestamped {
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
}

export type DateOf = (instant: number) => CalendarDate;

/** The maximum number of stored records: far more than a day needs, but small enough for any device. */
export const maxRecords = 1000;

export const countToday = (records: readonly Timestamped[], today: CalendarDate, dateOf: DateOf): number =>
  records.filter(({ timestamp }) => isSameDate(dateOf(timestamp), today)).length;

/** Adds one: the record, total +1, today's count from the day's records, the streak by its rule (docs/product/devotions.md, "Streaks"). */
export const tallyAfter = <Entry extends Timestamped>(
  tally: Tally<Entry>,
  record: Entry,
  dateOf: DateOf,
): Tally<Entry> => {
  const today = dateOf(record.timestamp);
  const lastDate = parseIsoDate(tally.lastDate);
  const counted = countedDate(lastDate, today);
  const records = [...tally.records, record].slice(-maxRecords);
  return {
    total: tally.total + 1,
    today: countToday(records, today, dateOf),
    streak: streakAfter(tally.streak, lastDate, counted),
    lastDate: toIsoDate(counted),
    records,
  };
};

/** Merges the tallies of two devices: all records, the higher numbers, the streak of both. */
export const mergeTallies = <Entry extends Timestamped>(
  present: Tally<Entry>,
  imported: Tally<Entry>,
): Tally<Entry> => {
  const records = new Map([...present.records, ...imported.records].map((record) => [JSON.stringify(record), record]));
  return {
    total: Math.max(present.total, imported.total, records.size),
    today: Math.max(present.today, imported.today),
    streak: mergeStreaks(present, imported),
    lastDate: imported.lastDate > present.lastDate ? imported.lastDate : present.lastDate,
    records: [...records.values()].toSorted((one, other) => one.timestamp - other.timestamp).slice(-maxRecords),
  };
};

/**
 * A tally that is stored with names of its own for total, today's count and last date (docs/product/storage.md, "Keys"):
 * `namedTally({ total: "totalPrayers", … }, recordSchema)`.
 */
export const namedTally = <
  Total extends string,
  Today extends string,
  LastDate extends string,
  Entry extends Timestamped,
>(
  names: { readonly total: Total; readonly today: Today; readonly lastDate: LastDate },
  entry: z.ZodMiniType<Entry>,
) => {
  type Stats = Readonly<Record<Total | Today, number> & Record<LastDate, string>> &
    Pick<Tally<Entry>, "streak" | "records">;
  const named = ({ total, today, lastDate, ...rest }: Tally<Entry>) =>
    ({ [names.total]: total, [names.today]: today, [names.lastDate]: lastDate, ...rest }) as unknown as Stats;
  const plain = (stats: Stats): Tally<Entry> => ({
    total: stats[names.total],
    today: stats[names.today],
    lastDate: stats[names.lastDate],
    streak: stats.streak,
    records: stats.records,
  });
  const none = named({ total: 0, today: 0, streak: 0, lastDate: "", records: [] });
  const schema = z.object({
    [names.total]: storedCount,
    [names.today]: storedCount,
    streak: storedCount,
    [names.lastDate]: storedDate,
    records: z.array(entry),
  });
  return {
    none,
    add: (stats: Stats, record: Entry, dateOf: DateOf): Stats => named(tallyAfter(plain(stats), record, dateOf)),
    shape: {
      schema: schema as unknown as z.ZodMiniType<Stats>,
      fallback: none,
      migrate: repairFields(schema, none),
      merge: (present: Stats, imported: Stats): Stats => named(mergeTallies(plain(present), plain(imported))),
    },
  };
};
