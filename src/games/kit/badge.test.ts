import { describe, expect, it } from "vitest";
import { badgeFor, percentOf } from "./badge.ts";

describe("badge tiers", () => {
  it.each([
    [10, 10, "Wisdom Master"],
    [9, 10, "Parable Scholar"],
    [3, 4, "Parable Scholar"],
    [749, 1000, "Truth Seeker"],
    [0, 10, "Wisdom Beginner"],
    [0, 0, "Wisdom Beginner"],
    [-1, 10, "Wisdom Beginner"],
  ])("%i of %i gives %s", (done, total, name) => expect(badgeFor("wisdom-nuggets", done, total).name).toBe(name));

  it("limits the percentage", () => {
    expect(percentOf(12, 10)).toBe(100);
    expect(percentOf(-2, 10)).toBe(0);
    expect(percentOf(0, 0)).toBe(0);
    expect(percentOf(2, 0)).toBe(0);
    expect(percentOf(1, 3)).toBeCloseTo(33.33);
  });
});
