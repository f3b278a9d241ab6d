import type { CalendarDate } from "#domain/calendar/calendar-date.ts";
import { planMessages } from "./messages.ts";
import { isNewcomer, planMonths } from "./place.ts";
import type { ReadingStats, PlanSettings } from "./stored.ts";

/** `read`, `open` (before today and not marked; not for a newcomer, who has missed none), `today` (not marked yet), `today-read`, or `ahead`. */
export type HeatCell = "read" | "open" | "today" | "today-read" | "ahead";

interface HeatRow {
  /** `2026-11`. */
  readonly key: string;
  /** `Nov`. */
  readonly name: string;
  /** Empty columns before the first cell: 0 unless the year starts in the middle of a month. */
  readonly before: number;
  readonly cells: readonly HeatCell[];
}

const cellOf = (day: number, todaysDay: number, isRead: boolean): HeatCell => {
  if (day === todaysDay) return isRead ? "today-read" : "today";
  if (isRead) return "read";
  return day < todaysDay ? "open" : "ahead";
};

/** The plan's year as months of days, for the heat map. */
export const heatRows = (
  settings: PlanSettings,
  { completedDays }: ReadingStats,
  today: CalendarDate,
  todaysDay: number,
): readonly HeatRow[] => {
  const read = new Set(completedDays);
  const isNew = isNewcomer(settings, { completedDays }, todaysDay);
  const cell = (day: number): HeatCell => {
    const shown = cellOf(day, todaysDay, read.has(day));
    return isNew && shown === "open" ? "ahead" : shown;
  };
  return planMonths(settings, today).map(({ year, month, first, days }) => ({
    key: `${year}-${month}`,
    name: planMessages.shortMonth(month),
    before: first - 1,
    cells: days.map(cell),
  }));
};

/** The heat map in a sentence, for screen readers. */
export const heatSummary = ({ completedDays }: ReadingStats, todaysDay: number): string => {
  const soFar = completedDays.filter((day) => day <= todaysDay).length;
  const ahead = completedDays.length - soFar;
  const gap = longestGap(completedDays, todaysDay);
  const parts = [planMessages.readSoFar(soFar, todaysDay)];
  if (ahead > 0) parts.push(planMessages.readAhead(ahead));
  if (soFar > 0 && gap > 1) parts.push(planMessages.longestGap(gap));
  return planMessages.inOneSentence(parts);
};

const longestGap = (completedDays: readonly number[], todaysDay: number): number => {
  let longest = 0;
  let last = 0;
  for (const day of [...completedDays.filter((read) => read < todaysDay), todaysDay]) {
    longest = Math.max(longest, day - last - 1);
    last = day;
  }
  return longest;
};
