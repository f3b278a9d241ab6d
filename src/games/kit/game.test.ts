import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  awards,
  clockText,
  clockWords,
  countDown,
  go,
  isTick,
  announce,
  announceTimeLeft,
  stay,
  toast,
} from "./game.ts";

describe("the clock", () => {
  it("is a whole number and never negative", () => {
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

  it("moves with ticks alone", () => {
    expect(isTick({ type: "tick", seconds: 1 })).toBe(true);
    expect([{ type: "start" }, { seconds: 1 }, {}, null, undefined, "tick", 1].map(isTick)).not.toContain(true);
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

describe("the result of a step", () => {
  const state = { phase: "playing" };

  it("is the same state without effects, or a new state with effects", () => {
    expect(stay(state)).toEqual({ state, effects: [] });
    expect(stay(state).state).toBe(state);
    expect(go(state, announce("Found."), { type: "play" })).toEqual({
      state,
      effects: [{ type: "announce", text: "Found." }, { type: "play" }],
    });
  });

  it("may be a toast, plain unless it is a refusal", () => {
    expect(toast("Match Found!", "+150 points")).toEqual({
      type: "toast",
      title: "Match Found!",
      description: "+150 points",
      tone: "plain",
    });
    expect(toast("No.", undefined, "refusal")).toMatchObject({ type: "toast", tone: "refusal" });
  });

  it("awards a badge for what was done, and stores the result of a daily board", () => {
    const badge = { name: "Seeker", emoji: "🕯️", color: "bronze" } as const;
    const some = { done: 3, total: 10, marks: [] };
    const none = { ...some, done: 0 };
    expect(awards(badge, null, some)).toEqual([{ type: "award", badge }]);
    expect(awards(badge, "2026-11-22", some)).toEqual([
      { type: "award", badge },
      { type: "daily", date: "2026-11-22", result: some },
    ]);
    expect(awards(badge, "2026-11-22", none)).toEqual([{ type: "daily", date: "2026-11-22", result: none }]);
    expect(awards(badge, null, none)).toEqual([]);
  });

  it("may be the time left, announced a minute, half a minute and ten seconds before the end", () => {
    const announcement = Array.from({ length: 90 }, (_, seconds) => [seconds, ...announceTimeLeft(seconds)]).filter(
      ([, ...effects]) => effects.length > 0,
    );
    expect(announcement).toEqual([
      [10, announce("10 seconds left")],
      [30, announce("30 seconds left")],
      [60, announce("1 minute left")],
    ]);
  });
});
