import { describe, expect, it } from "vitest";
import { spoiltCopies } from "#tests/support/spoilt-copies.ts";
import type { BadgeTiers } from "./badge.ts";
import {
  type Bests,
  bestsSchema,
  isBetter,
  mergeBests,
  missingText,
  resultName,
  standingText,
  toBeatText,
  withScore,
} from "./bests.ts";

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
    for (const { path, copy } of spoiltCopies(plain))
      expect(bestsSchema.safeParse({ [name]: copy }).success, path).toBe(false);
  });
});

describe("the sentences after a round", () => {
  it("compare with the best and the last", () => {
    const before = { best: { points: 300, seconds: 90 }, last: { points: 100 } };
    expect(standingText(undefined, { points: 1 })).toMatch(/^Your first result here/);
    expect(standingText(before, { points: 300, seconds: 80 })).toBe("A new best. Before: 300 points in 1:30.");
    expect(standingText(before, { points: 200 })).toBe("Your best: 300 points in 1:30. You beat your last.");
    expect(standingText(before, { points: 100 })).toBe("Your best: 300 points in 1:30.");
  });

  it("before one tell what there is to beat", () => {
    expect(toBeatText(undefined)).toBe("");
    const known = withScore({}, name, { points: 300, seconds: 90 })[name]!;
    expect(toBeatText(known)).toBe("Beat your best: 300 points in 1:30.");
    expect(toBeatText({ ...known, last: { points: 1 } })).toBe(
      "Beat your last: 1 point. Your best: 300 points in 1:30.",
    );
    expect(resultName("wall-of-jericho", 1, "timed")).toBe(name);
  });

  it("say what is missing for the next badge", () => {
    const tiers: BadgeTiers = [
      { from: 100, badge: { name: "All", emoji: "1", color: "gold" } },
      { from: 75, badge: { name: "Many", emoji: "2", color: "silver" } },
      { from: 0, badge: { name: "Some", emoji: "3", color: "gray" } },
    ];
    expect(missingText(tiers, 10, 10, "pair")).toBe("");
    expect(missingText(tiers, 9, 10, "pair")).toBe("1 more pair for All.");
    expect(missingText(tiers, 7, 10, "pair")).toBe("1 more pair for Many.");
    expect(missingText(tiers, 0, 10, "pair")).toBe("8 more pairs for Many.");
  });
});
