import type { ReactNode } from "react";

interface DayTurnProps {
  /** See `dayTurn` (domain/calendar/plan-day.ts). */
  turn: number;
  children: ReactNode;
}

/**
 * One of several daily entries, of which only today's is shown. A prerendered page does not know the date, and today's entry
 * should not wait for scripts, so the head script adds the rule that shows it.
 */
export const DayTurn = ({ turn, children }: DayTurnProps) => (
  <div className={`day-turn day-turn-${turn}`}>{children}</div>
);
