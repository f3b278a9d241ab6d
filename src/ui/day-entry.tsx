import type { ReactNode } from "react";

interface DayEntryProps {
  /** See `dayEntry` (domain/calendar/plan-day.ts). */
  entry: number;
  children: ReactNode;
}

/**
 * One of several daily entries, of which only today's is shown. A prerendered page does not know the date, and today's entry
 * should not wait for scripts, so the head script adds the rule that shows it.
 */
export const DayEntry = ({ entry, children }: DayEntryProps) => (
  <div className={`day-entry day-entry-${entry}`}>{children}</div>
);
