import { dayNumber, daysBetween, parseIsoDate, type CalendarDate } from "./calendar-date.ts";

/** Time zones are at most 26 hours apart: after a journey west a stored date may be this far ahead. A later one is a wrong clock's. */
export const daysAhead = 2;

/** The date for which something counts: today or, on a journey west, the last date, which the visitor lives a second time. */
export const countedDate = (lastDate: CalendarDate | undefined, today: CalendarDate): CalendarDate => {
  const ahead = lastDate === undefined ? 0 : daysBetween(today, lastDate);
  return lastDate !== undefined && ahead > 0 && ahead <= daysAhead ? lastDate : today;
};

/**
 * The new streak after an action today, for prayer wall, birthday and reading plan: one more if it was last done
 * yesterday or never, unchanged if today, otherwise 1 (docs/product/devotions.md, "Streaks").
 * @param today the `countedDate`: any other last date in the future, left by a clock that was set back, counts as a gap
 */
export const streakAfter = (streak: number, lastDate: CalendarDate | undefined, today: CalendarDate): number => {
  if (lastDate === undefined) return streak + 1;
  const daysSince = daysBetween(lastDate, today);
  if (daysSince === 0) return streak;
  return daysSince === 1 ? streak + 1 : 1;
};

interface Streak {
  readonly streak: number;
  /** ISO date of its last day; empty before the first. */
  readonly lastDate: string;
}

/** The streak of two devices on the later of their last dates: one run of days if theirs overlap or follow each other. */
export const mergeStreaks = (one: Streak, other: Streak): number => {
  const [earlier, later] = one.lastDate <= other.lastDate ? [one, other] : [other, one];
  const [from, to] = [parseIsoDate(earlier.lastDate), parseIsoDate(later.lastDate)];
  const days = from && to ? daysBetween(from, to) : Number.POSITIVE_INFINITY;
  return days <= later.streak ? Math.max(later.streak, earlier.streak + days) : later.streak;
};

/**
 * Consecutive days that end today, or yesterday while today is not done yet. Shown beside the streaks that never
 * reset. Dates after today are ignored.
 * @param dates in ISO form; texts that are no date are ignored
 */
export const consecutiveDays = (dates: readonly string[], today: CalendarDate): number => {
  const done = new Set(dates.flatMap((text) => parseIsoDate(text) ?? []).map(dayNumber));
  const end = dayNumber(today);
  let day = done.has(end) ? end : end - 1;
  let run = 0;
  while (done.has(day)) {
    run += 1;
    day -= 1;
  }
  return run;
};
