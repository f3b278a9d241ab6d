import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashOf } from "#domain/text/hash.ts";
import { createRandom, randomInt, sample, shuffle } from "./random.ts";

const seeds = fc.nat({ max: 0xffffffff });

describe("seeded randomness", () => {
  it("repeats itself for a seed, stays within [0, 1) and differs between seeds", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [one, two] = [createRandom(seed), createRandom(seed)];
        for (let count = 0; count < 20; count += 1) {
          const value = one();
          expect(value).toBe(two());
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(1);
        }
      }),
    );
    expect(createRandom(1)()).not.toBe(createRandom(2)());
  });

  it("keeps these values: a daily board must not change with a release", () => {
    const random = createRandom(hashOf("trivia-challenge 2026-11-21"));
    expect([random(), random()].map((value) => value.toFixed(6))).toEqual(["0.810988", "0.326296"]);
    expect(shuffle([1, 2, 3, 4, 5, 6], createRandom(7))).toEqual([5, 2, 3, 4, 6, 1]);
  });

  it("shuffles into a permutation without changing its input", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), seeds, (items, seed) => {
        const before = [...items];
        const shuffled = shuffle(items, createRandom(seed));
        expect(items).toEqual(before);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      }),
    );
  });

  it("produces every order of three about equally often", () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed += 1) {
      const order = shuffle(["a", "b", "c"], createRandom(seed)).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it("samples distinct items, at most all of them", () => {
    expect(new Set(sample([1, 2, 3, 4], 3, createRandom(1))).size).toBe(3);
    expect(sample([1, 2], 5, createRandom(1)).toSorted()).toEqual([1, 2]);
    expect(sample([1, 2], 0, createRandom(1))).toEqual([]);
  });

  it("draws integers below a bound", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 1000 }), (seed, below) => {
        const drawn = randomInt(createRandom(seed), below);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < below).toBe(true);
      }),
    );
  });
});
