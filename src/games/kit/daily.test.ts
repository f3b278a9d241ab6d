import { describe, expect, it } from "vitest";
import { dailySeed, dailyText, emptyBoard, resultOn, withResult } from "./daily.ts";

const today = { year: 2026, month: 11, day: 21 };
const tomorrow = { year: 2026, month: 11, day: 22 };
const result = { done: 2, total: 3, marks: [true, false, true] };

describe("the daily board", () => {
  it("has one seed for a game and a date", () => {
    expect(dailySeed("tap-to-reveal", today)).toBe(dailySeed("tap-to-reveal", { ...today }));
    expect(new Set([dailySeed("tap-to-reveal", today), dailySeed("tap-to-reveal", tomorrow), dailySeed("bible-scholar", today)]).size).toBe(3);
  });

  it("keeps the first result of a day", () => {
    const board = withResult(emptyBoard, "tap-to-reveal", today, result);
    expect(resultOn(board, "tap-to-reveal", today)).toEqual(result);
    expect(withResult(board, "tap-to-reveal", today, { ...result, done: 3 })).toBe(board);
    expect(resultOn(board, "bible-scholar", today)).toBeUndefined();
    expect(resultOn(board, "tap-to-reveal", tomorrow)).toBeUndefined();
  });

  it("begins anew with a new day and never goes back to an older one", () => {
    const board = withResult(withResult(emptyBoard, "tap-to-reveal", today, result), "bible-scholar", tomorrow, result);
    expect(board.results).toEqual({ "bible-scholar": result });
    expect(withResult(board, "tap-to-reveal", today, result)).toBe(board);
  });

  it("writes a text without colour", () => {
    expect(dailyText("tap-to-reveal", today, result)).toBe("Tap to Reveal, 21 November 2026: 2 of 3\n●○●");
    expect(dailyText("bible-scholar", today, { done: 27, total: 27, marks: [] })).toBe("Bible Scholar, 21 November 2026: 27 of 27");
  });
});
