/**
 * The date of an instant in UTC as ISO text (`2026-11-21`): the day of what all visitors share, whatever their zone.
 * Later days sort after earlier ones.
 * @param instant milliseconds since the epoch
 */
export const utcDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Universal days have no daylight saving: all are equally long. Days where a visitor is are counted by ./calendar-date.ts. */
export const utcDayMs = 86_400_000;

/** Milliseconds until the next UTC midnight, at least 1. */
export const msUntilNextUtcDay = (instant: number): number => utcDayMs - (instant % utcDayMs);
