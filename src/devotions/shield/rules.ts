import { declarations, dailyWords, newTestamentReadings, oldTestamentReadings } from "#content/devotions/shield.ts";
import type { Quotation, Declaration } from "#content/schema/devotions.ts";
import { type CalendarDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { dayEntry, planDayOf, shieldWordEntry } from "#domain/calendar/plan-day.ts";
import type { ShieldStats } from "./stored.ts";

export const noShields: ShieldStats = { totalShields: 0, completedDates: [], currentStreak: 0 };

export interface ShieldDay {
  /** 1 … 365. */
  readonly day: number;
  /** True on the 366th day of a leap year, which repeats day 365. */
  readonly isGraceDay: boolean;
  readonly declaration: Declaration;
  readonly word: Quotation;
  readonly testament: "old" | "new";
  readonly reading: Quotation;
}

const cycled = <Item>(list: readonly Item[], at: number): Item => list[at % list.length]!;

/** What is read on a day of the year: odd days read the Old Testament, even days the New. */
export const readingOf = (day: number): Pick<ShieldDay, "testament" | "reading"> => {
  const isOdd = day % 2 === 1;
  return {
    testament: isOdd ? "old" : "new",
    reading: cycled(isOdd ? oldTestamentReadings : newTestamentReadings, Math.floor((day - 1) / 2)),
  };
};

/** The shield of a date. Everything cycles with the day of the year. */
export const shieldOf = (date: CalendarDate): ShieldDay => {
  const { day, isGraceDay } = planDayOf(date);
  return {
    day,
    isGraceDay,
    declaration: cycled(declarations, day - 1),
    word: cycled(dailyWords, day - 1),
    ...readingOf(day),
  };
};

/** The prerendered entry of a declaration, by its index in the list: the first belongs to day 1. */
export const entryOfDeclaration = (index: number): number => dayEntry(index + 1);

/** The same for the words. */
export const entryOfWord = (index: number): number => shieldWordEntry(index + 1);

export const isCompleted = ({ completedDates }: ShieldStats, date: CalendarDate): boolean =>
  completedDates.includes(toIsoDate(date));

/** Completes a date: total and streak +1. Completing it again changes nothing. */
export const completeShield = (stats: ShieldStats, date: CalendarDate): ShieldStats =>
  isCompleted(stats, date)
    ? stats
    : {
        totalShields: stats.totalShields + 1,
        completedDates: [...stats.completedDates, toIsoDate(date)],
        currentStreak: stats.currentStreak + 1,
      };

export const mergeShields = (present: ShieldStats, imported: ShieldStats): ShieldStats => {
  const completedDates = [...new Set([...present.completedDates, ...imported.completedDates])].toSorted();
  return {
    totalShields: Math.max(present.totalShields, imported.totalShields, completedDates.length),
    completedDates,
    currentStreak: Math.max(present.currentStreak, imported.currentStreak, completedDates.length),
  };
};
