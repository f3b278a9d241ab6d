import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { largestBatch } from "#domain/api/increments.ts";
import { MemoryBudget, type StoredNetworks } from "./memory-budget.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const budgetOf = (stored?: StoredNetworks) =>
  new MemoryBudget({ most: 600, windowMs: hourMs, atLeast: largestBatch }, stored);
const noon = Date.parse("2026-11-23T12:00:00Z");

/** Adds until the budget is used up. Returns how much it was. */
const useUp = (budgets: MemoryBudget, networks: readonly string[], now: number, most = 600): number => {
  let used = 0;
  while (budgets.take(networks, 10, now, most) === 0) used += 10;
  return used;
};

describe("a network's budget in memory", () => {
  it("allows 600 increments an hour, and four and eight times that for wider networks", () => {
    const budgets = budgetOf();
    expect(useUp(budgets, ["192.0.2.1"], noon)).toBe(600);
    let ofHousehold = 0;
    for (let house = 0; house < 10; house += 1) ofHousehold += useUp(budgets, [`a${house}`, "b", "c"], noon);
    expect(ofHousehold).toBe(2400);
    let ofAll = ofHousehold;
    for (let house = 0; house < 10; house += 1) ofAll += useUp(budgets, [`d${house}`, `e${house}`, "c"], noon);
    expect(ofAll).toBe(4800);
  });

  it("never allows more at once than the whole of it", () => {
    expect(budgetOf().waitMs(["192.0.2.1"], 601, noon)).toBeGreaterThan(0);
    expect(budgetOf().waitMs(["192.0.2.1"], 600, noon)).toBe(0);
  });

  it("is spent by 65,536 addresses of one /48 eight times, in the memory of few names", () => {
    const budget = new MemoryBudget({ most: 10, windowMs: minuteMs });
    let used = 0;
    for (let index = 0; index < 65_536; index += 1) {
      const subnet = (index * 4099) % 65_536;
      const networks = [`${subnet}/64`, `${subnet >> 8}/56`, "/48"];
      if (budget.take(networks, 1, noon) === 0) used += 1;
    }
    expect(used).toBe(80);
  });

  it("remembers ten thousand names, the last ones, however many spend", () => {
    const budget = budgetOf();
    for (let index = 0; index < 30_000; index += 1) budget.spend([`n${index}`], 590, noon);
    expect(useUp(budget, ["n29999"], noon)).toBe(10);
    expect(budget.toStored(noon, 30_000)).toHaveLength(10_000);
    expect(useUp(budget, ["n0"], noon)).toBe(600);
  });

  it("is never exceeded in any hour, for random batches and times", () => {
    const step = fc.record({
      afterMs: fc.integer({ min: 0, max: 20 * minuteMs }),
      count: fc.integer({ min: 1, max: 120 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const budgets = budgetOf();
        const taken: { at: number; count: number }[] = [];
        let now = noon;
        for (const { afterMs, count } of steps) {
          now += afterMs;
          const wait = budgets.waitMs(["n"], count, now);
          expect(budgets.waitMs(["n"], count, now + wait)).toBe(0);
          if (wait === 0) {
            budgets.spend(["n"], count, now);
            taken.push({ at: now, count });
          }
          const inHour = taken.filter(({ at }) => at > now - hourMs).reduce((sum, one) => sum + one.count, 0);
          expect(inHour).toBeLessThanOrEqual(600);
        }
      }),
    );
  });

  it("returns the time until the increments that fill it are an hour old", () => {
    const budgets = budgetOf();
    budgets.spend(["n"], 100, noon);
    budgets.spend(["n"], 500, noon + 10 * minuteMs);
    const now = noon + 20 * minuteMs;
    expect(budgets.waitMs(["n"], 1, now)).toBe(noon + 61 * minuteMs - now);
    expect(budgets.waitMs(["n"], 101, now)).toBe(noon + 71 * minuteMs - now);
    expect(budgets.waitMs(["n"], 1, noon + 61 * minuteMs)).toBe(0);
  });

  it("tells what is left, and when all of it is again", () => {
    const budget = new MemoryBudget({ most: 3, windowMs: minuteMs });
    expect(budget.remaining("n", noon, 3)).toEqual({ left: 3, resetMs: 0 });
    for (const seconds of [0, 10]) budget.take(["n"], 1, noon + seconds * 1000);
    const soon = noon + 12_000;
    expect(budget.remaining("n", soon, 3)).toEqual({ left: 1, resetMs: 59_000 });
    expect(budget.remaining("n", soon, 1)).toEqual({ left: 0, resetMs: 59_000 });
    expect(budget.remaining("n", noon + 61_000, 3)).toEqual({ left: 2, resetMs: 10_000 });
    expect(budget.remaining("other", soon, 3).left).toBe(3);
  });

  it("is divided among hubs, but always allows one batch", () => {
    expect(useUp(budgetOf(), ["n"], noon, 600 / 2)).toBe(300);
    expect(useUp(budgetOf(), ["n"], noon, (600 * 2) / 256)).toBe(120);
  });

  it("is not forgotten for a network that has used it up, however many others come after it", () => {
    const budgets = budgetOf();
    budgets.spend(["much"], 600, noon);
    for (let index = 0; index < 50_000; index += 1) budgets.spend([`n${index}`], 1, noon);
    expect(budgets.waitMs(["much"], 1, noon)).toBeGreaterThan(0);
  });

  it("is given back for increments that could not be stored", () => {
    const budgets = budgetOf();
    budgets.spend(["n"], 600, noon);
    budgets.spend(["n"], -10, noon);
    expect(useUp(budgets, ["n"], noon)).toBe(10);
  });

  it("is restored from storage without expired counts, the most active networks first", () => {
    const budgets = budgetOf();
    budgets.spend(["old"], 600, noon - 62 * minuteMs);
    budgets.spend(["ahead"], 600, noon + 62 * minuteMs);
    budgets.spend(["little"], 1, noon);
    budgets.spend(["much"], 590, noon);
    const kept = budgets.toStored(noon, 500);
    expect(kept.map(([network]) => network)).toEqual(["much", "little"]);
    expect(useUp(budgetOf(JSON.parse(JSON.stringify(kept))), ["much"], noon)).toBe(10);
    for (let index = 0; index < 600; index += 1) budgets.spend([`n${index}`], 1, noon);
    expect(budgets.toStored(noon, 500)).toHaveLength(500);
    expect(budgets.toStored(noon, 500)[0]![0]).toBe("much");
  });
});
