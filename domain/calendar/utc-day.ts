/**
 * The UTC date of an instant as ISO text (`2026-11-21`), for everything that all visitors share, whatever their zone.
 * Sorts chronologically.
 * @param instant milliseconds since the epoch
 */
export const utcDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** UTC days all have the same length, without daylight saving. For a visitor's local days see ./calendar-date.ts. */
export const utcDayMs = 86_400_000;

/** The next UTC midnight after `instant`, both in milliseconds since the epoch. */
export const nextUtcDay = (instant: number): number => instant + msUntilNextUtcDay(instant);

/** Milliseconds until the next UTC midnight, at least 1. */
export const msUntilNextUtcDay = (instant: number): number => utcDayMs - (instant % utcDayMs);
