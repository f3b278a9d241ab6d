import type { CalendarDate } from "#domain/calendar/calendar-date.ts";

/** The only source of the current time, in milliseconds since the epoch. Rules take it as an argument. */
export const systemClock = {
  now: (): number => Date.now(),
  /** The visitor's local date at an instant. Not by Intl: its first use takes a quarter of a second on a phone. */
  dateAt: (instant: number): CalendarDate => {
    const local = new Date(instant);
    return { year: local.getFullYear(), month: local.getMonth() + 1, day: local.getDate() };
  },
  /** The visitor's local time of day then. */
  timeAt: (instant: number) => {
    const local = new Date(instant);
    return { hour: local.getHours(), minute: local.getMinutes() };
  },
};

/** Calls `callback` after `delayMs`. Returns the function that cancels it. */
export const after = (delayMs: number, callback: () => void): (() => void) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

export const pause = (delayMs: number): Promise<void> => new Promise((resolve) => void after(delayMs, resolve));

/** Calls `callback` every `periodMs`. Returns the function that stops it. */
export const every = (periodMs: number, callback: () => void): (() => void) => {
  const timer = setInterval(callback, periodMs);
  return () => clearInterval(timer);
};

export const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 200);
};
