import { describe, expect, it } from "vitest";
import { batchesOfVisit, itemsOf, meanBatches, priceOf } from "./visit-price.ts";

const minutes = (...moments: number[]) => moments.map((moment) => moment * 60_000);

describe("the batches of a visit", () => {
  it("are the first, and one for what is counted within a minute", () => {
    expect(batchesOfVisit([])).toBe(1);
    expect(batchesOfVisit(minutes(3))).toBe(2);
    expect(batchesOfVisit(minutes(3, 3.5, 3.9))).toBe(2);
    expect(batchesOfVisit(minutes(3.9, 3, 4))).toBe(3);
    expect(batchesOfVisit(minutes(1, 5, 9))).toBe(4);
  });

  it("are as many as moments, and one, at most", () => {
    let seed = 1;
    const chance = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const mean = meanBatches(20_000, chance);
    expect(mean).toBeGreaterThan(3.5);
    expect(mean).toBeLessThan(4.1);
  });
});

describe("the price of a million visits", () => {
  it("is at most 12 USD even if nothing could be collected", () => {
    expect(priceOf(itemsOf(4.1, 1.25))).toBeLessThan(12);
  });

  it("would be 31 USD with five rows for each increment and every log event", () => {
    const before = itemsOf(4.1, 5).map((item) =>
      item.resource === "log events" ? { ...item, amount: item.amount * 100 } : item,
    );
    expect(priceOf(before)).toBeCloseTo(31.2, 1);
  });
});
