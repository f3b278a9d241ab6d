import {
  addDays,
  dateOfDayOfYear,
  daysBetween,
  parseIsoDate,
  type CalendarDate,
} from "#domain/calendar/calendar-date.ts";
import { clampPlanDay, planDayCount, planDayOf, type PlanDay } from "#domain/calendar/plan-day.ts";
import { nameOfYearFrom } from "./past-year.ts";
import type { PlanSettings, ReadingStats } from "./stored.ts";

export const defaultSettings: PlanSettings = {
  plan: "year",
  startedOn: { year: "", whole: "" },
  years: { year: 0, whole: 0 },
};

const startOf = ({ plan, startedOn }: PlanSettings): CalendarDate | undefined => parseIsoDate(startedOn[plan]);

/** The plan day for a date. A start in the future (a clock set back) gives day 1; after the end, day 365. */
export const dayOn = (settings: PlanSettings, date: CalendarDate): PlanDay => {
  const start = startOf(settings);
  return start ? { day: clampPlanDay(daysBetween(start, date) + 1), isGraceDay: false } : planDayOf(date);
};

/** The date of a plan day, in the year of `today` unless the visitor has their own start. */
export const dateOf = (settings: PlanSettings, day: number, today: CalendarDate): CalendarDate => {
  const start = startOf(settings);
  return start ? addDays(start, day - 1) : dateOfDayOfYear(today.year, day);
};

interface PlanMonth {
  readonly year: number;
  /** 1 … 12. */
  readonly month: number;
  /** The date of the first of the days; 1 unless the year starts in the middle of a month. */
  readonly first: number;
  /** Days of the plan, on consecutive dates. */
  readonly days: readonly number[];
}

export const planMonths = (settings: PlanSettings, today: CalendarDate): readonly PlanMonth[] => {
  const months: (PlanMonth & { days: number[] })[] = [];
  for (let planDay = 1; planDay <= planDayCount; planDay += 1) {
    const { year, month, day } = dateOf(settings, planDay, today);
    if (months.at(-1)?.month !== month) months.push({ year, month, first: day, days: [] });
    months.at(-1)!.days.push(planDay);
  }
  return months;
};

export const openDaysBefore = ({ completedDays }: ReadingStats, day: number): readonly number[] => {
  const done = new Set(completedDays);
  return Array.from({ length: Math.max(day - 1, 0) }, (_, index) => index + 1).filter((earlier) => !done.has(earlier));
};

/** Whether nothing was read or chosen yet and the plan is past its first day: then earlier days do not count as missed. */
export const isNewcomer = (
  settings: PlanSettings,
  { completedDays }: Pick<ReadingStats, "completedDays">,
  todaysDay: number,
): boolean => completedDays.length === 0 && settings.startedOn[settings.plan] === "" && todaysDay > 1;

/** How many days before today are unread; none for a newcomer. */
export const daysBehind = (settings: PlanSettings, stats: ReadingStats, todaysDay: number): number =>
  isNewcomer(settings, stats, todaysDay) ? 0 : openDaysBefore(stats, todaysDay).length;

const yearOf = ({ plan, years }: PlanSettings, { lastReadDate }: ReadingStats): number =>
  years[plan] || (parseIsoDate(lastReadDate)?.year ?? 0);

/** Records the year that the marks belong to, when the first day is marked. */
export const withYear = (settings: PlanSettings, stats: ReadingStats, today: CalendarDate): PlanSettings => {
  const hasMarks = stats.completedDays.length > 0;
  if (hasMarks && settings.years[settings.plan] > 0) return settings;
  const year = (hasMarks && yearOf(settings, stats)) || today.year;
  return { ...settings, years: { ...settings.years, [settings.plan]: year } };
};

/**
 * The stored name of a finished year that can be archived: marked days of an earlier year, or a start more than
 * 365 days ago. Undefined if there is none.
 */
export const finishedYear = (settings: PlanSettings, stats: ReadingStats, today: CalendarDate): string | undefined => {
  const year = yearOf(settings, stats);
  if (stats.completedDays.length === 0 || year === 0 || year >= today.year) return undefined;
  const start = startOf(settings);
  if (!start) return String(year);
  return daysBetween(start, today) >= planDayCount ? nameOfYearFrom(start) : undefined;
};

/** The settings for starting a new year: no marks, by the day of the year. */
export const settingsForNewYear = (settings: PlanSettings): PlanSettings => ({
  ...settings,
  startedOn: { ...settings.startedOn, [settings.plan]: "" },
  years: { ...settings.years, [settings.plan]: 0 },
});

export const settingsKeepingMarks = (settings: PlanSettings, today: CalendarDate): PlanSettings => ({
  ...settings,
  years: { ...settings.years, [settings.plan]: today.year },
});
