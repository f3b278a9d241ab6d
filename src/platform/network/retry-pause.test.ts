import * as fc from "fast-check";
import { expect, it } from "vitest";
import { growingPauseMs, retryPauseMs } from "./retry-pause.ts";

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it("grows with the failures up to a minute, with 30 % jitter, and starts below five seconds", () => {
  fc.assert(
    fc.property(fc.nat(100), chance, (failures, luck) => {
      const middle = retryPauseMs(failures, 0.5);
      expect(retryPauseMs(failures + 1, 0.5)).toBeGreaterThanOrEqual(middle);
      expect(middle).toBeLessThanOrEqual(60_000);
      expect(retryPauseMs(failures, luck)).toBeCloseTo(middle * (0.7 + 0.6 * luck), 6);
    }),
  );
  expect(retryPauseMs(0, 1) + retryPauseMs(1, 1)).toBeLessThanOrEqual(5000);
  expect([0, 1, 2, 3, 4, 5].map((failures) => retryPauseMs(failures, 0.5))).toEqual([
    1000, 2500, 10_000, 30_000, 60_000, 60_000,
  ]);
});

it("doubles the pauses after a minute where it gives up, which it does after an hour", () => {
  const pauses = Array.from({ length: 11 }, (_, failures) => growingPauseMs(failures, 0.5));
  expect(pauses.slice(0, 6)).toEqual([1000, 2500, 10_000, 30_000, 60_000, 120_000]);
  expect(pauses.slice(8)).toEqual([960_000, 1_920_000, undefined]);
});
