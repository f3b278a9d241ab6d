import * as z from "zod/mini";
import { repairFields, storedCount, storedDate } from "./stored-shapes.ts";
import { countToday, type DateOf, mergeTallies, type Tally, tallyAfter, type Timestamped } from "./tally.ts";

/** A stored tally. Some of its fields have their own names; `streak` and `records` are the same everywhere. */
interface NamedTally<Entry> {
  readonly streak: number;
  readonly records: readonly Entry[];
}

type Names<Stats> = Readonly<Record<"total" | "today" | "lastDate", keyof Stats & string>>;

/**
 * The rules of a tally whose total, daily count and last date have names of their own (docs/product/storage.md, "Keys"):
 * `namedTally<PrayerStats, PrayerRecord>({ total: "totalPrayers", … }, recordSchema)`.
 */
export const namedTally = <Stats extends NamedTally<Entry>, Entry extends Timestamped>(
  names: Names<Stats>,
  entry: z.ZodMiniType<Entry>,
) => {
  const tallyOf = (stats: Stats): Tally<Entry> => ({
    total: Number(stats[names.total]),
    streak: stats.streak,
    lastDate: String(stats[names.lastDate]),
    records: stats.records,
  });
  const statsOf = ({ total, streak, lastDate, records }: Tally<Entry>, today: number) =>
    ({ [names.total]: total, [names.today]: today, streak, [names.lastDate]: lastDate, records }) as unknown as Stats;
  const none = statsOf({ total: 0, streak: 0, lastDate: "", records: [] }, 0);
  const fields = {
    [names.total]: storedCount,
    [names.today]: storedCount,
    streak: storedCount,
    [names.lastDate]: storedDate,
    records: z.array(entry),
  };

  return {
    none,
    /** Adds one: the record, total +1, today's count from the day's records, the streak. */
    add: (stats: Stats, record: Entry, dateOf: DateOf): Stats => {
      const next = tallyAfter(tallyOf(stats), record, dateOf);
      return statsOf(next, countToday(next.records, dateOf(record.timestamp), dateOf));
    },
    /** The parts for declaring the stored entry. */
    shape: {
      schema: z.object(fields) as unknown as z.ZodMiniType<Stats>,
      fallback: none,
      migrate: repairFields<Stats>(fields, none),
      merge: (present: Stats, imported: Stats): Stats =>
        statsOf(
          mergeTallies(tallyOf(present), tallyOf(imported)),
          Math.max(Number(present[names.today]), Number(imported[names.today])),
        ),
    },
  };
};
