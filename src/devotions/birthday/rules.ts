import { countToday, type DateOf, type Tally, tallyAfter } from "#src/devotions/kit/tally.ts";

export interface BirthdayRecord {
  readonly stickerId: number;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
}

/** What is kept under `birthday-sticker-stats` (specification 2, section 3). */
export interface BirthdayStats {
  readonly totalBirthdays: number;
  readonly todaysBirthdays: number;
  readonly streak: number;
  /** ISO date; empty before the first wish. */
  readonly lastBirthdayDate: string;
  readonly records: readonly BirthdayRecord[];
}

export const noBirthdays: BirthdayStats = { totalBirthdays: 0, todaysBirthdays: 0, streak: 0, lastBirthdayDate: "", records: [] };

export const tallyOf = ({ totalBirthdays, streak, lastBirthdayDate, records }: BirthdayStats): Tally<BirthdayRecord> => ({
  total: totalBirthdays,
  streak,
  lastDate: lastBirthdayDate,
  records,
});

export const statsOf = ({ total, streak, lastDate, records }: Tally<BirthdayRecord>, todaysBirthdays: number): BirthdayStats => ({
  totalBirthdays: total,
  todaysBirthdays,
  streak,
  lastBirthdayDate: lastDate,
  records,
});

/** A claim: a record, total +1, today's count from the records, the streak (specification 2, section 4). */
export const claimSticker = (stats: BirthdayStats, stickerId: number, now: number, dateOf: DateOf): BirthdayStats => {
  const next = tallyAfter(tallyOf(stats), { stickerId, timestamp: now }, dateOf);
  return statsOf(next, countToday(next.records, dateOf(now), dateOf));
};

/** One of the month's prayers, by a random number; with `present` another than that one. */
export const drawVariant = (variants: number, seed: number, present?: number): number => {
  if (present === undefined || variants < 2) return seed % variants;
  const drawn = seed % (variants - 1);
  return drawn < present ? drawn : drawn + 1;
};
