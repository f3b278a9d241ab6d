import type { ReactNode } from "react";

interface DayEntryProps {
  /** See `dayEntry`, `shieldWordEntry` and `shieldReadingEntry` (domain/calendar/plan-day.ts). */
  entry: number;
  of?: "day" | "word" | "reading";
  children: ReactNode;
}

/**
 * One of several daily entries, of which only today's is shown. A prerendered page does not know the date, and today's entry
 * should not wait for scripts, so the head script adds the rule that shows it.
 */
export const DayEntry = ({ entry, of = "day", children }: DayEntryProps) => (
  <div className={`day-entry ${of}-entry-${entry}`}>{children}</div>
);
