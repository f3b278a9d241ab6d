import { isSameDate, parseIsoDate, previousDay, toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { daysOfThePlan, planDayOf } from "#domain/calendar/plan-day.ts";
import { streakAfter } from "#domain/calendar/streaks.ts";
import { planBadges, pointsPerDay } from "./config.ts";

/** What is kept of one plan (specification 2, section 3). */
export interface ReadingStats {
  readonly daysCompleted: number;
  readonly currentStreak: number;
  readonly longestStreak: number;
  readonly totalPoints: number;
  /** Names; a badge once earned stays. */
  readonly badges: readonly string[];
  /** Numbers of days, ascending. */
  readonly completedDays: readonly number[];
  /** ISO date; empty before the first. */
  readonly lastReadDate: string;
}

export const nothingRead: ReadingStats = {
  daysCompleted: 0,
  currentStreak: 0,
  longestStreak: 0,
  totalPoints: 0,
  badges: [],
  completedDays: [],
  lastReadDate: "",
};

export interface Toggled {
  readonly stats: ReadingStats;
  readonly outcome: "completed" | "unmarked";
  /** Badges that this earned, in the order of the list. */
  readonly earned: readonly string[];
}

const less = (number: number, by: number): number => Math.max(number - by, 0);

const unmark = (stats: ReadingStats, day: number): ReadingStats => ({
  ...stats,
  daysCompleted: less(stats.daysCompleted, 1),
  totalPoints: less(stats.totalPoints, pointsPerDay),
  completedDays: stats.completedDays.filter((completed) => completed !== day),
});

const earnedBy = ({ daysCompleted, currentStreak, badges }: ReadingStats): string[] =>
  planBadges.filter(({ name, counts, goal }) => !badges.includes(name) && (counts === "days" ? daysCompleted : currentStreak) >= goal).map(({ name }) => name);

/** The grace day of a leap year asks for nothing that was not read the day before: to pass it over is no gap. */
const lastDateFor = (today: CalendarDate, last: CalendarDate | undefined): CalendarDate | undefined => {
  const yesterday = previousDay(today);
  const isGraceBetween = last !== undefined && planDayOf(yesterday).isGraceDay && isSameDate(last, previousDay(yesterday));
  return isGraceBetween ? yesterday : last;
};

const complete = (stats: ReadingStats, day: number, today: CalendarDate): ReadingStats => {
  const currentStreak = streakAfter(stats.currentStreak, lastDateFor(today, parseIsoDate(stats.lastReadDate)), today);
  return {
    ...stats,
    daysCompleted: stats.daysCompleted + 1,
    currentStreak,
    longestStreak: Math.max(stats.longestStreak, currentStreak),
    totalPoints: stats.totalPoints + pointsPerDay,
    completedDays: [...stats.completedDays, day].toSorted((one, other) => one - other),
    lastReadDate: toIsoDate(today),
  };
};

/**
 * Mark Complete (specification 2, section 4): an open day is completed, with points, streak and badges; a completed one
 * is opened again, which takes its points back and leaves streak and badges as they are.
 */
export const toggleDay = (stats: ReadingStats, day: number, today: CalendarDate): Toggled => {
  if (stats.completedDays.includes(day)) return { stats: unmark(stats, day), outcome: "unmarked", earned: [] };
  const completed = complete(stats, day, today);
  const earned = earnedBy(completed);
  return { stats: { ...completed, badges: [...completed.badges, ...earned] }, outcome: "completed", earned };
};

/** Clean pages after a year was put away. Days in a row are days of the calendar: the streak goes on over the new year. */
export const cleanPages = ({ currentStreak, lastReadDate }: ReadingStats): ReadingStats => ({ ...nothingRead, currentStreak, longestStreak: currentStreak, lastReadDate });

/** 0 … 100. */
export const progressPercent = ({ daysCompleted }: ReadingStats): number => Math.min(Math.round((daysCompleted / daysOfThePlan) * 100), 100);

/** How far a badge is, for its line in the list. */
export const badgeProgress = (stats: ReadingStats): readonly { readonly name: string; readonly counts: "days" | "streak"; readonly goal: number; readonly reached: number; readonly isEarned: boolean }[] =>
  planBadges.map(({ name, counts, goal }) => ({
    name,
    counts,
    goal,
    reached: Math.min(counts === "days" ? stats.daysCompleted : stats.currentStreak, goal),
    isEarned: stats.badges.includes(name),
  }));

/** Two devices' readings as one: days and badges united, the higher numbers, the streak of the later date. */
export const mergeReadings = (present: ReadingStats, imported: ReadingStats): ReadingStats => {
  const completedDays = [...new Set([...present.completedDays, ...imported.completedDays])].toSorted((one, other) => one - other);
  const later = imported.lastReadDate > present.lastReadDate ? imported : present;
  const isOneDate = imported.lastReadDate === present.lastReadDate;
  return {
    daysCompleted: Math.max(present.daysCompleted, imported.daysCompleted, completedDays.length),
    currentStreak: isOneDate ? Math.max(present.currentStreak, imported.currentStreak) : later.currentStreak,
    longestStreak: Math.max(present.longestStreak, imported.longestStreak),
    totalPoints: Math.max(present.totalPoints, imported.totalPoints, completedDays.length * pointsPerDay),
    badges: [...new Set([...present.badges, ...imported.badges])],
    completedDays,
    lastReadDate: later.lastReadDate,
  };
};
