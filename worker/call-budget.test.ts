import { describe, expect, it } from "vitest";
import { callBudget } from "./call-budget.ts";

describe("a budget of calls", () => {
  it("has a sliding window for each name, and returns the seconds to wait", () => {
    const budget = callBudget(30_000);
    const take = (seconds: number, name = "one") => budget.take(name, 3, seconds * 1000);
    expect([0, 10, 20, 21, 29.5].map((seconds) => take(seconds))).toEqual([undefined, undefined, undefined, 9, 1]);
    expect(take(21, "other")).toBeUndefined();
    expect([30, 31, 40].map((seconds) => take(seconds))).toEqual([undefined, 9, undefined]);
  });

  it("returns the calls left and the seconds until all are available", () => {
    const budget = callBudget(30_000);
    expect(budget.remaining("one", 3, 0)).toEqual({ left: 3, resetSeconds: 0 });
    for (const seconds of [0, 10]) budget.take("one", 3, seconds * 1000);
    expect(budget.remaining("one", 3, 12_000)).toEqual({ left: 1, resetSeconds: 28 });
    expect(budget.remaining("one", 1, 12_000)).toEqual({ left: 0, resetSeconds: 28 });
    expect(budget.remaining("one", 3, 30_001)).toEqual({ left: 2, resetSeconds: 10 });
  });

  it("does not lock anybody out when the clock is set back", () => {
    const budget = callBudget(30_000);
    for (const now of [900_000, 900_001]) budget.take("one", 2, now);
    expect(budget.take("one", 2, 900_002)).toBe(30);
    expect(budget.take("one", 2, 10_000)).toBeUndefined();
  });

  it("removes names without calls in the window", () => {
    const budget = callBudget(30_000);
    for (let index = 0; index < 5000; index += 1) budget.take(`name ${index}`, 3, index * 100);
    expect(budget.size).toBeLessThan(1500);
  });
});
