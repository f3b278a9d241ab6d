import { useMemo, useSyncExternalStore } from "react";
import { type CalendarDate, parseIsoDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { utcDay } from "#domain/calendar/utc-day.ts";
import { every, systemClock } from "./clock.ts";

const checkMs = 30_000;

/** Today's date in the visitor's time zone. */
export const today = (): CalendarDate => systemClock.dateAt(systemClock.now());

/** Notifies every half minute, and at once when the page becomes visible again. */
const subscribeToTime = (listener: () => void): (() => void) => {
  const stop = every(checkMs, listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", listener);
  };
};

/** Today's date, updated at midnight while the page is open; undefined during prerendering. */
export const useToday = (): CalendarDate | undefined => {
  const text = useSyncExternalStore(
    subscribeToTime,
    () => toIsoDate(today()),
    () => "",
  );
  return useMemo(() => parseIsoDate(text), [text]);
};

/** The current UTC day by this device's clock, as ISO text; updated while the page is open. Empty during prerendering. */
export const useUtcDay = (): string =>
  useSyncExternalStore(
    subscribeToTime,
    () => utcDay(systemClock.now()),
    () => "",
  );

/** A text that changes with the time, as `text` has it now; updated while the page is open. */
export const useTimed = (text: () => string): string => useSyncExternalStore(subscribeToTime, text, text);
