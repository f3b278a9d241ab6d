import { dayOfYear, type CalendarDate } from "./calendar-date.ts";

/** Length in days of everything that follows the day of the year. */
export const planDayCount = 365;

export interface PlanDay {
  /** 1 … 365. */
  readonly day: number;
  /** True on the 366th day of a leap year, which reads day 365 again (docs/product/devotions.md, "Days"). */
  readonly isGraceDay: boolean;
}

/** The day of the year as reading plan, shield and daily verse count it. */
export const planDayOf = (date: CalendarDate): PlanDay => {
  const day = dayOfYear(date);
  return { day: Math.min(day, planDayCount), isGraceDay: day > planDayCount };
};

/** How many consecutive days' content a prerendered page can hold (src/app/head-script.js, src/ui/day-entry.tsx). */
const dayEntries = 20;

/** The place of a day of the year among those. */
export const dayEntry = (day: number): number => day % dayEntries;

/** How many words the shield has, all of which its page holds. */
const shieldWords = 31;

/** The place of a day of the year among the words. */
export const shieldWordEntry = (day: number): number => day % shieldWords;

/** How many readings the shield has, of both Testaments, all of which its page holds. */
export const shieldReadings = 40;

/** The place of a day of the year among the readings. */
export const shieldReadingEntry = (day: number): number => day % shieldReadings;

/** A plan day clamped to 1 … 365; anything that is not a number becomes day 1. */
export const clampPlanDay = (day: number): number =>
  Number.isFinite(day) ? Math.min(Math.max(Math.trunc(day), 1), planDayCount) : 1;
