/**
 * Seeded randomness, the same on every machine, so that shuffles can be tested and a daily board is the same for everyone.
 * Seeds are 32-bit unsigned integers: `randomSeed()` of src/platform for a fresh game, `hashOf("wall-of-jericho 2026-11-21")`
 * of domain/text for a fixed one.
 */

/** Yields numbers in [0, 1). */
export type Random = () => number;

/** mulberry32: small, fast, and good enough for games. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** An integer in [0, below). */
export const randomInt = (random: Random, below: number): number => Math.floor(random() * below);

/** Fisher–Yates, in a new array. */
export const shuffle = <Item>(items: readonly Item[], random: Random): Item[] => {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = randomInt(random, last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
};

/** `count` distinct items, or all if there are fewer, in random order. */
export const sample = <Item>(items: readonly Item[], count: number, random: Random): Item[] =>
  shuffle(items, random).slice(0, count);
