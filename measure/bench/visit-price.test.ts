import { describe, expect, it } from "vitest";
import { batchesOfVisit, itemsOf, meanBatches, priceOf } from "./visit-price.ts";

const minutes = (...moments: number[]) => moments.map((moment) => moment * 60_000);

describe("the batches of a visit", () => {
  it("are the first, and one for what is counted within three minutes", () => {
    expect(batchesOfVisit([])).toBe(1);
    expect(batchesOfVisit(minutes(3))).toBe(2);
    expect(batchesOfVisit(minutes(3, 4.5, 5.9))).toBe(2);
    expect(batchesOfVisit(minutes(5.9, 3, 6))).toBe(3);
    expect(batchesOfVisit(minutes(1, 5, 9))).toBe(4);
  });

  it("are as many as moments, and one, at most", () => {
    let seed = 1;
    const chance = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const mean = meanBatches(20_000, chance);
    expect(mean).toBeGreaterThan(3);
    expect(mean).toBeLessThan(4.1);
  });
});

describe("the price of a million visits", () => {
  it("is at most 8 USD, and 12 if nothing could be collected", () => {
    expect(priceOf(itemsOf(3.15, 1.05))).toBeLessThan(8);
    expect(priceOf(itemsOf(4.1, 1.25))).toBeLessThan(12);
  });
});
