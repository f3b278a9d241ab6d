import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockText, clockWords, countDown } from "./game.ts";

describe("the clock's arithmetic", () => {
  it("is whole and never negative", () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ noNaN: true }), (left, elapsed) => {
        const next = countDown(left, elapsed);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThanOrEqual(left);
        expect(Number.isInteger(next)).toBe(true);
      }),
    );
    expect(countDown(20, 1)).toBe(19);
    expect(countDown(20, 600)).toBe(0);
  });

  it.each([
    [0, "0:00", "0 seconds"],
    [1, "0:01", "1 second"],
    [60, "1:00", "1 minute"],
    [125, "2:05", "2 minutes 5 seconds"],
    [300, "5:00", "5 minutes"],
  ])("writes %i s", (seconds, text, words) => {
    expect(clockText(seconds)).toBe(text);
    expect(clockWords(seconds)).toBe(words);
  });
});
