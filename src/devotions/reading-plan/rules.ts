import { isSameDate, parseIsoDate, previousDay, toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { planDayCount, planDayOf } from "#domain/calendar/plan-day.ts";
import { countedDate, mergeStreaks, streakAfter } from "#domain/calendar/streaks.ts";
import { planBadges, pointsPerDay } from "./config.ts";
import type { ReadingStats } from "./stored.ts";

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
  /** Badges that this earned, in list order. */
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
  planBadges
    .filter(
      ({ name, counts, goal }) => !badges.includes(name) && (counts === "days" ? daysCompleted : currentStreak) >= goal,
    )
    .map(({ name }) => name);

/** The grace day of a leap year repeats the day before, so skipping it is no gap. */
const lastDateFor = (today: CalendarDate, last: CalendarDate | undefined): CalendarDate | undefined => {
  const yesterday = previousDay(today);
  const isGraceBetween =
    last !== undefined && planDayOf(yesterday).isGraceDay && isSameDate(last, previousDay(yesterday));
  return isGraceBetween ? yesterday : last;
};

const complete = (stats: ReadingStats, day: number, today: CalendarDate): ReadingStats => {
  const last = parseIsoDate(stats.lastReadDate);
  const counted = countedDate(last, today);
  const currentStreak = streakAfter(stats.currentStreak, lastDateFor(counted, last), counted);
  return {
    ...stats,
    daysCompleted: stats.daysCompleted + 1,
    currentStreak,
    longestStreak: Math.max(stats.longestStreak, currentStreak),
    totalPoints: stats.totalPoints + pointsPerDay,
    completedDays: [...stats.completedDays, day].toSorted((one, other) => one - other),
    lastReadDate: toIsoDate(counted),
  };
};

/**
 * Mark Complete (docs/product/devotions.md, "Reading plan"). An open day is completed, with points, streak and badges. A completed day
 * is reopened: its points are taken back, streak and badges stay.
 */
export const toggleDay = (stats: ReadingStats, day: number, today: CalendarDate): Toggled => {
  if (stats.completedDays.includes(day)) return { stats: unmark(stats, day), outcome: "unmarked", earned: [] };
  const completed = complete(stats, day, today);
  const earned = earnedBy(completed);
  return { stats: { ...completed, badges: [...completed.badges, ...earned] }, outcome: "completed", earned };
};

/** Empty readings after a year was archived. The streak counts calendar days, so it continues across the new year. */
export const statsForNewYear = ({ currentStreak, lastReadDate }: ReadingStats): ReadingStats => ({
  ...nothingRead,
  currentStreak,
  longestStreak: currentStreak,
  lastReadDate,
});

/** 0 … 100. */
export const progressPercent = ({ daysCompleted }: ReadingStats): number =>
  Math.min(Math.round((daysCompleted / planDayCount) * 100), 100);

/** The progress towards each badge, for its line in the list. */
export const badgeProgress = (stats: ReadingStats) =>
  planBadges.map((badge) => ({
    ...badge,
    reached: Math.min(badge.counts === "days" ? stats.daysCompleted : stats.currentStreak, badge.goal),
    isEarned: stats.badges.includes(badge.name),
  }));

const streakOf = ({ currentStreak, lastReadDate }: ReadingStats) => ({ streak: currentStreak, lastDate: lastReadDate });

/** Merges the readings of two devices: all days and badges, the higher numbers, the streak of both. */
export const mergeReadings = (present: ReadingStats, imported: ReadingStats): ReadingStats => {
  const completedDays = [...new Set([...present.completedDays, ...imported.completedDays])].toSorted(
    (one, other) => one - other,
  );
  const currentStreak = mergeStreaks(streakOf(present), streakOf(imported));
  return {
    daysCompleted: Math.max(present.daysCompleted, imported.daysCompleted, completedDays.length),
    currentStreak,
    longestStreak: Math.max(present.longestStreak, imported.longestStreak, currentStreak),
    totalPoints: Math.max(present.totalPoints, imported.totalPoints, completedDays.length * pointsPerDay),
    badges: [...new Set([...present.badges, ...imported.badges])],
    completedDays,
    lastReadDate: imported.lastReadDate > present.lastReadDate ? imported.lastReadDate : present.lastReadDate,
  };
};
