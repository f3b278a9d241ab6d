import { describe, expect, it } from "vitest";
import { badgeFor, type BadgeTiers, percentOf } from "./badge.ts";

const tiers: BadgeTiers = [
  { from: 100, badge: { name: "All", emoji: "🏆", color: "gold" } },
  { from: 75, badge: { name: "Most", emoji: "🥈", color: "silver" } },
  { from: 0, badge: { name: "Some", emoji: "🌱", color: "gray" } },
];

describe("badge tiers", () => {
  it.each([
    [10, 10, "All"],
    [9, 10, "Most"],
    [3, 4, "Most"],
    [749, 1000, "Some"],
    [0, 10, "Some"],
    [0, 0, "Some"],
    [-1, 10, "Some"],
  ])("%i of %i gives %s", (done, total, name) => expect(badgeFor(tiers, done, total).name).toBe(name));

  it("limits the percentage", () => {
    expect(percentOf(12, 10)).toBe(100);
    expect(percentOf(-2, 10)).toBe(0);
    expect(percentOf(0, 0)).toBe(0);
    expect(percentOf(2, 0)).toBe(0);
    expect(percentOf(1, 3)).toBeCloseTo(33.33);
  });
});
