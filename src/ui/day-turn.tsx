import type { ReactNode } from "react";

interface DayTurnProps {
  /** See `dayTurn` (domain/calendar/plan-day.ts). */
  turn: number;
  children: ReactNode;
}

/**
 * One of the entries that come in turn, of which the style sheet shows today's alone: a prerendered page does not know
 * the date, but what belongs to it should not have to wait for scripts. The head script names the turn on the root.
 */
export const DayTurn = ({ turn, children }: DayTurnProps) => <div className={`day-turn day-turn-${turn}`}>{children}</div>;
