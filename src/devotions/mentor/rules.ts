import { toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { mentorDayCount } from "#content/schema/devotions.ts";
import type { MentorStats } from "./stored.ts";

export const noMentorDays: MentorStats = { totalDays: 0, completedDays: [], currentStreak: 0, dates: [] };

const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].toSorted((one, other) => one - other);

/** Completes a day: total and streak +1. Completing it again returns the same object. */
export const completeDay = (stats: MentorStats, day: number, today: CalendarDate): MentorStats =>
  stats.completedDays.includes(day)
    ? stats
    : {
        totalDays: stats.totalDays + 1,
        completedDays: ascending([...stats.completedDays, day]),
        currentStreak: stats.currentStreak + 1,
        dates: [...new Set([...stats.dates, toIsoDate(today)])].toSorted(),
      };

/** Where a visitor resumes: the first day that is not complete, or the last when all are. */
export const resumeDay = ({ completedDays }: MentorStats): number => {
  const done = new Set(completedDays);
  for (let day = 1; day <= mentorDayCount; day += 1) if (!done.has(day)) return day;
  return mentorDayCount;
};

export const isFinished = ({ completedDays }: MentorStats): boolean => new Set(completedDays).size >= mentorDayCount;

/** Merges the statistics of two devices. */
export const mergeMentorDays = (present: MentorStats, imported: MentorStats): MentorStats => {
  const completedDays = ascending([...present.completedDays, ...imported.completedDays]);
  return {
    totalDays: Math.max(present.totalDays, imported.totalDays, completedDays.length),
    completedDays,
    currentStreak: Math.max(present.currentStreak, imported.currentStreak, completedDays.length),
    dates: [...new Set([...present.dates, ...imported.dates])].toSorted(),
  };
};
