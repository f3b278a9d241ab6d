import { utcDay } from "#domain/calendar/utc-day.ts";

/** How many increments were counted on a UTC day, and which of the day's ceilings were reported to the log. */
export interface DayWrites {
  readonly day: string;
  readonly all: number;
  /** How many of these came from devices known for less than a day. */
  readonly unproven: number;
  /** 0: none; 1: the ceiling for unproven devices; 2: the ceiling for all. */
  readonly reported: 0 | 1 | 2;
}

/** Maximum increments per UTC day. */
export interface Ceilings {
  readonly all: number;
  readonly unproven: number;
}

/** The given counts if they are of the day of `now`, otherwise zeros for that day. */
export const writesOn = (current: DayWrites | undefined, now: number): DayWrites =>
  current?.day === utcDay(now) ? current : { day: utcDay(now), all: 0, unproven: 0, reported: 0 };

/** The ceiling that `count` more increments would exceed, numbered as in `reported`; 0 if none. */
export const exceededCeiling = (writes: DayWrites, count: number, isProven: boolean, ceilings: Ceilings): 0 | 1 | 2 => {
  if (writes.all + count > ceilings.all) return 2;
  return !isProven && writes.unproven + count > ceilings.unproven ? 1 : 0;
};

export const withWritten = (writes: DayWrites, count: number, isProven: boolean): DayWrites => ({
  ...writes,
  all: writes.all + count,
  unproven: writes.unproven + (isProven ? 0 : count),
});
