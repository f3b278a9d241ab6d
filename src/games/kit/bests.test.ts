import { describe, expect, it } from "vitest";
import { corruptedCopies } from "#tests/support/corrupted-copies.ts";
import { type Bests, bestsSchema, isBetter, mergeBests, withScore } from "./bests.ts";

const name = "wall-of-jericho 1 timed";

describe("the best result", () => {
  it("has more points, or as many in less time", () => {
    expect(isBetter({ points: 200 }, { points: 100, seconds: 1 })).toBe(true);
    expect(isBetter({ points: 100, seconds: 30 }, { points: 100, seconds: 31 })).toBe(true);
    expect(isBetter({ points: 100, seconds: 30 }, { points: 100 })).toBe(true);
    expect(isBetter({ points: 100, seconds: 31 }, { points: 100, seconds: 31 })).toBe(false);
    expect(isBetter({ points: 100 }, { points: 100, seconds: 31 })).toBe(false);
  });

  it("stays beside the last one", () => {
    const once = withScore({}, name, { points: 300, seconds: 90 });
    expect(once).toEqual({ [name]: { best: { points: 300, seconds: 90 }, last: { points: 300, seconds: 90 } } });
    expect(withScore(once, name, { points: 100 })[name]).toEqual({
      best: { points: 300, seconds: 90 },
      last: { points: 100 },
    });
    expect(withScore(once, name, { points: 400 })[name]?.best).toEqual({ points: 400 });
  });

  it("of two devices is the better one", () => {
    const own = withScore({}, name, { points: 300 });
    const other = withScore(withScore({}, name, { points: 500 }), "x", { points: 1 });
    expect(mergeBests(own, other)).toEqual({ [name]: { best: { points: 500 }, last: { points: 300 } }, x: other["x"] });
    expect(mergeBests(other, own)).toEqual(other);
  });

  it("is only restored whole", () => {
    const bests: Bests = withScore({}, name, { points: 300, seconds: 90 });
    expect(bestsSchema.parse(bests)).toEqual(bests);
    const [plain] = Object.values(withScore({}, name, { points: 300 }));
    for (const { path, copy } of corruptedCopies(plain))
      expect(bestsSchema.safeParse({ [name]: copy }).success, path).toBe(false);
  });
});
