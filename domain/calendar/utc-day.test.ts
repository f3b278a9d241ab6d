import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { msUntilNextUtcDay, nextUtcDay, utcDay } from "./utc-day.ts";

describe("the UTC day", () => {
  it("ends at midnight UTC", () => {
    expect(utcDay(Date.parse("2026-11-21T23:59:59.999Z"))).toBe("2026-11-21");
    expect(utcDay(Date.parse("2026-11-22T00:00:00.000Z"))).toBe("2026-11-22");
    expect(msUntilNextUtcDay(Date.parse("2026-11-21T23:59:59.999Z"))).toBe(1);
    expect(msUntilNextUtcDay(Date.parse("2026-11-22T00:00:00.000Z"))).toBe(86_400_000);
  });

  it("stays the same until the next midnight", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (instant) => {
        const left = msUntilNextUtcDay(instant);
        expect(utcDay(instant + left - 1)).toBe(utcDay(instant));
        expect(nextUtcDay(instant)).toBe(Date.parse(`${utcDay(instant + left)}T00:00:00Z`));
        expect(utcDay(instant + left) > utcDay(instant)).toBe(true);
      }),
    );
  });
});
