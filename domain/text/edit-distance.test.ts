import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

const word = fc.string({ maxLength: 8, unit: fc.constantFrom("a", "b", "c") });

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["lamp", "lamp", 0],
    ["lamp", "lmap", 1],
    ["lamp", "lam", 1],
    ["lamp", "lampp", 1],
    ["lamp", "ramp", 1],
    ["", "lamp", 4],
    ["shepherd", "sheperd", 1],
    ["abc", "cab", 2],
  ])("from %j to %j is %i", (one, other, steps) => expect(editDistance(one, other)).toBe(steps));

  it("is symmetric, 0 only for equal words, and at most the length of the longer word", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const steps = editDistance(one, other);
        expect(steps).toBe(editDistance(other, one));
        expect(steps === 0).toBe(one === other);
        expect(steps).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});
