import { describe, expect, it } from "vitest";
import { median, percentile } from "./statistics.ts";

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe("percentile", () => {
  it("is the value that this share does not exceed, in any order", () => {
    expect([0, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 99, 100]);
    expect([percentile([7], 0.5), percentile([7], 0.99), percentile([1, 2], 0.5), percentile([1, 2], 0.51)]).toEqual([
      7, 7, 1, 2,
    ]);
  });
});

describe("median", () => {
  it("is the middle value, or the mean of the middle two", () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([5])]).toEqual([2, 2.5, 5]);
  });

  it("and percentile are NaN if any value is missing", () => {
    for (const values of [[], [Number.NaN, 1, 2], [1, 2, Number.NaN]])
      expect([median(values), percentile(values, 0.5)]).toEqual([Number.NaN, Number.NaN]);
  });
});
