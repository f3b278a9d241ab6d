import { dayOfYear, type CalendarDate } from "./calendar-date.ts";

/** The features that go by the day of the year have 365 days. */
export const daysOfThePlan = 365;

export interface PlanDay {
  /** 1 … 365. */
  readonly day: number;
  /** True on the 366th day of a leap year, which reads day 365 again (decision 32). */
  readonly isGraceDay: boolean;
}

/** The day of the year as plan, shield and daily verse count it. */
export const planDayOf = (date: CalendarDate): PlanDay => {
  const day = dayOfYear(date);
  return { day: Math.min(day, daysOfThePlan), isGraceDay: day > daysOfThePlan };
};

/** As many days in turn can a page that is made beforehand hold (src/app/head-script.js, src/ui/styles/day-turns.css). */
export const dayTurns = 20;

/** Which of those turns a day of the year has. */
export const dayTurn = (day: number): number => day % dayTurns;

/** A day of the plan moved into 1 … 365; anything that is no number becomes day 1. */
export const clampPlanDay = (day: number): number =>
  Number.isFinite(day) ? Math.min(Math.max(Math.trunc(day), 1), daysOfThePlan) : 1;
