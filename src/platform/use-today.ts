import { useMemo } from "react";
import { type CalendarDate, parseIsoDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { utcDay } from "#domain/calendar/utc-day.ts";
import { type Clock, every, systemClock } from "./clock.ts";
import { useExternalValue } from "./use-external-value.ts";

const lookAgainMs = 30_000;

/** Today's date where the visitor is. */
export const today = (clock: Clock = systemClock): CalendarDate => clock.dateAt(clock.now());

/** Tells of time passing: every half minute, and at once when the page comes back to the front. */
const subscribe = (listener: () => void): (() => void) => {
  const stop = every(lookAgainMs, listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", listener);
  };
};

/** Today's date, which changes at midnight while the page is open; undefined while a page is prerendered. */
export const useToday = (): CalendarDate | undefined => {
  const text = useExternalValue(() => toIsoDate(today()), "", subscribe);
  return useMemo(() => parseIsoDate(text), [text]);
};

/** The day in UTC by this device's clock, as ISO text; changes while the page is open. Empty while a page is prerendered. */
export const useUtcDay = (): string => useExternalValue(() => utcDay(systemClock.now()), "", subscribe);
