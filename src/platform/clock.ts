import type { CalendarDate } from "#domain/calendar/calendar-date.ts";
import { useExternalValue } from "./use-external-value.ts";

/** The one place that asks what time it is. Rules take the result as an argument. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The date on the visitor's wall calendar at an instant, in milliseconds since the epoch. */
  dateAt(instant: number): CalendarDate;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  // Not through Intl, whose first use takes a phone a quarter of a second.
  dateAt: (instant) => {
    const local = new Date(instant);
    return { year: local.getFullYear(), month: local.getMonth() + 1, day: local.getDate() };
  },
};

/** Calls back after `delayMs`; returns what cancels it. */
export const after = (delayMs: number, callback: () => void): (() => void) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

/** Resolves after `delayMs`. */
export const pause = (delayMs: number): Promise<void> => new Promise((resolve) => void after(delayMs, resolve));

/** Calls back every `periodMs`; returns what stops it. */
export const every = (periodMs: number, callback: () => void): (() => void) => {
  const timer = setInterval(callback, periodMs);
  return () => clearInterval(timer);
};

/** Runs work when the browser has nothing more urgent to do. */
export const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 200);
};

/** The present year; the first render in the browser repeats the one the page was built with. */
export const useYear = (yearAtBuild: number): number =>
  useExternalValue(() => new Date(systemClock.now()).getFullYear(), yearAtBuild);
