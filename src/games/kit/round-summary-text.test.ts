import { describe, expect, it } from "vitest";
import { resultName, withScore } from "./bests.ts";
import { missingText, roundSummaryText, bestResultText } from "./round-summary-text.ts";

const name = "wall-of-jericho 1 timed";

const missing = (done: number) => missingText("wall-of-jericho", done, 10, "pair");

describe("the sentences after a round", () => {
  it("compare with the best and the last", () => {
    const before = { best: { points: 300, seconds: 90 }, last: { points: 100 } };
    expect(roundSummaryText(undefined, { points: 1 })).toMatch(/^Your first result here/);
    expect(roundSummaryText(before, { points: 300, seconds: 80 })).toBe("A new best. Before: 300 points in 1:30.");
    expect(roundSummaryText(before, { points: 200 })).toBe("Your best: 300 points in 1:30. You beat your last.");
    expect(roundSummaryText(before, { points: 100 })).toBe("Your best: 300 points in 1:30.");
  });

  it("before one tell what there is to beat", () => {
    expect(bestResultText(undefined)).toBe("");
    const known = withScore({}, name, { points: 300, seconds: 90 })[name]!;
    expect(bestResultText(known)).toBe("Beat your best: 300 points in 1:30.");
    expect(bestResultText({ ...known, last: { points: 1 } })).toBe(
      "Beat your last: 1 point. Your best: 300 points in 1:30.",
    );
    expect(resultName("wall-of-jericho", 1, "timed")).toBe(name);
  });

  it("say what is missing for the next badge", () => {
    expect(missing(10)).toBe("");
    expect(missing(9)).toBe("1 more pair for Wall Conqueror.");
    expect(missing(7)).toBe("1 more pair for Wall Breaker.");
    expect(missing(0)).toBe("5 more pairs for Scripture Matcher.");
  });
});
