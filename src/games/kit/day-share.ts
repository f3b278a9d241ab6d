/** Draws the items of a date's board from a pool, the same for everyone. */
import { dayNumber, parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { hashOf } from "#domain/text/hash.ts";
import { createRandom, shuffle } from "./random.ts";

/**
 * `count` different items for a date (`2026-11-21`), in random order. No item repeats until all were drawn: the pool is
 * distributed over as many days as it lasts, then shuffled again. `name` makes the order of each pool different.
 */
export const shareOfDay = <Item>(items: readonly Item[], count: number, name: string, iso: string): Item[] => {
  const date = parseIsoDate(iso);
  const day = date ? dayNumber(date) : 0;
  const days = Math.max(1, Math.floor(items.length / count));
  const dealt = shuffle(items, createRandom(hashOf(`${name} ${Math.floor(day / days)}`)));
  return dealt.slice((day % days) * count, (day % days) * count + count);
};
