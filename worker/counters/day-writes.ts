import { utcDay } from "#domain/calendar/utc-day.ts";

/** What the whole site has added on a UTC day, and which ceilings of it were reported. */
export interface DayWrites {
  readonly day: string;
  readonly all: number;
  /** By devices that are not known for a day. */
  readonly unproven: number;
  /** 1: the ceiling of those devices; 2: that of all. */
  readonly reported: 0 | 1 | 2;
}

/** The most that may be added in a day. */
export interface Ceilings {
  readonly all: number;
  readonly unproven: number;
}

/** A new day begins with nothing. */
export const writesOn = (present: DayWrites | undefined, now: number): DayWrites =>
  present?.day === utcDay(now) ? present : { day: utcDay(now), all: 0, unproven: 0, reported: 0 };

/** The ceiling that so many more would exceed, as in `reported`; 0 if none. */
export const ceilingInTheWay = (writes: DayWrites, count: number, isProven: boolean, ceilings: Ceilings): 0 | 1 | 2 => {
  if (writes.all + count > ceilings.all) return 2;
  return !isProven && writes.unproven + count > ceilings.unproven ? 1 : 0;
};

export const withWritten = (writes: DayWrites, count: number, isProven: boolean): DayWrites => ({
  ...writes,
  all: writes.all + count,
  unproven: writes.unproven + (isProven ? 0 : count),
});
