import { describe, expect, it } from "vitest";
import { addDays, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { consecutiveDays } from "#domain/calendar/streaks.ts";
import { inLanguage } from "#tests/support/in-language.ts";
import { corruptedCopies } from "#tests/support/corrupted-copies.ts";
import { dailyGames } from "./catalogue.data.ts";
import { dailyLines, dailySeed, dailyText, resultText, shareOfDay, wholeDayText } from "./daily.ts";
import {
  dailyBoardSchema,
  type DailyDays,
  emptyBoard,
  mergeBoards,
  mergeDays,
  resultOn,
  weekOf,
  withDay,
  withResult,
} from "./daily-results.ts";

const today = { year: 2026, month: 11, day: 21 };
const tomorrow = { year: 2026, month: 11, day: 22 };
const result = { done: 2, total: 3, marks: [true, false, true] };

const french = await inLanguage<typeof import("./daily.ts")>("fr", "/src/games/kit/daily.ts");

describe("the daily board", () => {
  it("has one seed per game and date", () => {
    expect(dailySeed("tap-to-reveal", today)).toBe(dailySeed("tap-to-reveal", { ...today }));
    expect(
      new Set([
        dailySeed("tap-to-reveal", today),
        dailySeed("tap-to-reveal", tomorrow),
        dailySeed("bible-scholar", today),
      ]).size,
    ).toBe(3);
  });

  it("keeps the first result of a day", () => {
    const board = withResult(emptyBoard, "tap-to-reveal", today, result);
    expect(resultOn(board, "tap-to-reveal", today)).toEqual(result);
    expect(withResult(board, "tap-to-reveal", today, { ...result, done: 3 })).toBe(board);
    expect(resultOn(board, "bible-scholar", today)).toBeUndefined();
    expect(resultOn(board, "tap-to-reveal", tomorrow)).toBeUndefined();
  });

  it("starts over on another day, even an earlier one: the clock may have been ahead", () => {
    const board = withResult(withResult(emptyBoard, "tap-to-reveal", today, result), "bible-scholar", tomorrow, result);
    expect(board.results).toEqual({ "bible-scholar": result });
    expect(withResult(board, "tap-to-reveal", today, result)).toEqual(
      withResult(emptyBoard, "tap-to-reveal", today, result),
    );
  });

  it("stays today's when yesterday's board is finished after midnight", () => {
    const board = withResult(emptyBoard, "tap-to-reveal", tomorrow, result, tomorrow);
    expect(withResult(board, "bible-scholar", today, result, tomorrow)).toBe(board);
    expect(
      withResult(withResult(emptyBoard, "tap-to-reveal", today, result), "bible-scholar", today, result, tomorrow)
        .results,
    ).toEqual({ "tap-to-reveal": result, "bible-scholar": result });
  });

  it("merges with another device's of the same date, and is replaced by one of a later date", () => {
    const own = withResult(emptyBoard, "tap-to-reveal", today, result);
    const other = withResult(withResult(emptyBoard, "bible-scholar", today, result), "tap-to-reveal", today, {
      ...result,
      done: 3,
    });
    const later = withResult(emptyBoard, "bible-scholar", tomorrow, result);
    expect(mergeBoards(own, other).results).toEqual({ "tap-to-reveal": result, "bible-scholar": result });
    expect([
      mergeBoards(own, later),
      mergeBoards(later, own),
      mergeBoards(emptyBoard, own),
      mergeBoards(own, emptyBoard),
    ]).toEqual([later, later, own, own]);
  });

  it("is only restored with a valid date, or with none before the first result", () => {
    const dates = ["", "2026-11-21", "zzz", "2026-02-30", "2026-11-21T00:00"];
    expect(dates.filter((date) => dailyBoardSchema.safeParse({ date, results: {} }).success)).toEqual([
      "",
      "2026-11-21",
    ]);
  });

  it("is only stored and restored whole", () => {
    const board = withResult(emptyBoard, "tap-to-reveal", today, result);
    expect([emptyBoard, board].map((kept) => dailyBoardSchema.parse(kept))).toEqual([emptyBoard, board]);
    expect(emptyBoard.results).toEqual({});
    for (const { path, copy } of corruptedCopies({ date: board.date, results: {} }))
      expect(dailyBoardSchema.safeParse(copy).success, path).toBe(false);
    for (const { path, copy } of corruptedCopies(result))
      expect(dailyBoardSchema.safeParse({ ...board, results: { "tap-to-reveal": copy } }).success, path).toBe(false);
    expect(
      [{ done: -1 }, { total: 0 }, { done: 0.5 }].filter(
        (own) => dailyBoardSchema.safeParse({ ...board, results: { x: { ...result, ...own } } }).success,
      ),
    ).toEqual([]);
  });

  it("exists for games of the catalogue, each once", () => {
    expect(new Set(dailyGames).size).toBe(dailyGames.length);
    expect(dailyGames.length).toBeGreaterThan(0);
    for (const game of dailyGames) expect(dailyText(game, today, result)).toContain(", 21 November 2026: 2 of 3");
  });

  it("tells apart what ends alike, with clock and without", () => {
    expect(resultText({ done: 10, total: 10, marks: [], moves: 24, seconds: 92 })).toBe("10 of 10, 24 moves, 1:32");
    expect(resultText({ done: 8, total: 8, marks: [], mistakes: 1, isRelaxed: true })).toBe(
      "8 of 8, 1 mistake, relaxed",
    );
  });

  it("gives all results of a day as one text that says nothing of the questions", () => {
    const board = withResult(withResult(emptyBoard, "tap-to-reveal", today, result), "wall-of-jericho", today, {
      done: 10,
      total: 10,
      marks: [],
      moves: 24,
      seconds: 92,
    });
    expect(wholeDayText(today, dailyLines(board.results), 3)).toBe(
      "Today’s boards, 21 November 2026\nWall of Jericho: 10 of 10, 24 moves, 1:32\nTap to Reveal: 2 of 3 ●○●\n3 days in a row",
    );
    expect(wholeDayText(today, dailyLines(board.results), 1)).not.toContain("in a row");
  });

  it("counts one streak over all games: a day counts once, whatever was finished on it", () => {
    const days = ["2026-11-20", "2026-11-19", "2026-11-20", "2026-11-17"].reduce<DailyDays>(withDay, []);
    expect(days).toEqual(["2026-11-17", "2026-11-19", "2026-11-20"]);
    expect(consecutiveDays(days, today)).toBe(2);
    expect(consecutiveDays(withDay(days, "2026-11-21"), today)).toBe(3);
    expect(consecutiveDays([], today)).toBe(0);
    expect(mergeDays(days, ["2026-11-18"])).toEqual(["2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"]);
    expect(weekOf(days, today).map(({ date, isDone }) => [date.day, isDone])).toEqual([
      [15, false],
      [16, false],
      [17, true],
      [18, false],
      [19, true],
      [20, true],
      [21, false],
    ]);
  });

  it("writes a text without colour", () => {
    expect(dailyText("tap-to-reveal", today, result)).toBe("Tap to Reveal, 21 November 2026: 2 of 3\n●○●");
    expect(dailyText("bible-scholar", today, { done: 27, total: 27, marks: [] })).toBe(
      "Bible Scholar, 21 November 2026: 27 of 27",
    );
  });

  it("is written as its language writes", () => {
    expect(french.dailyText("tap-to-reveal", today, result)).toContain("21 novembre 2026\u00A0: 2 sur 3");
  });
});

const isoOf = (days: number) => toIsoDate(addDays({ year: 2026, month: 1, day: 1 }, days));

describe("a day’s share of a pool", () => {
  const pool = Array.from({ length: 32 }, (_, index) => index);
  const daysOf = (count: number, name = "pool") =>
    Array.from({ length: count }, (_, day) => shareOfDay(pool, 10, name, isoOf(day)));

  it("gives every date its share, the same each time", () => {
    expect(daysOf(9)).toEqual(daysOf(9));
    for (const share of daysOf(90)) expect(new Set(share).size).toBe(10);
    expect(daysOf(1)).not.toEqual(daysOf(1, "another"));
  });

  it("brings nothing back until all were drawn, in a new order each time", () => {
    const days = daysOf(60);
    const first = days.findIndex((share, day) => day > 0 && share.some((item) => days[day - 1]!.includes(item)));
    const begin = first === -1 ? 0 : first % 3;
    const cycles = Array.from({ length: 19 }, (_, cycle) =>
      days.slice(begin + cycle * 3, begin + cycle * 3 + 3).flat(),
    );
    for (const cycle of cycles) expect(new Set(cycle).size).toBe(30);
    expect(new Set(cycles.map((cycle) => cycle.join())).size).toBe(19);
  });

  it("repeats a pool that is smaller than a share, and survives a date that is none", () => {
    expect(shareOfDay([1, 2], 10, "small", isoOf(3)).toSorted()).toEqual([1, 2]);
    expect(shareOfDay(pool, 10, "pool", "yesterday")).toHaveLength(10);
  });
});
