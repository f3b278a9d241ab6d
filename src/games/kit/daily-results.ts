/**
 * What is stored of the daily boards: one result a day for each game, and the days of the streak. Without the games, so that
 * home can read it.
 */
import * as z from "zod/mini";
import { addDays, type CalendarDate, parseIsoDate, toIsoDate } from "#domain/calendar/calendar-date.ts";

/** A calendar date, `2026-11-21`. */
export const dateSchema = z.string().check(z.refine((text) => parseIsoDate(text) !== undefined));

const dailyResultSchema = z.object({
  done: z.int().check(z.nonnegative()),
  total: z.int().check(z.positive()),
  /** One entry per question, if the game has questions. */
  marks: z.array(z.boolean()),
  /** Distinguishes boards with the same result, if the game counts it. Seconds are those of a timed round. */
  moves: z.optional(z.int().check(z.nonnegative())),
  mistakes: z.optional(z.int().check(z.nonnegative())),
  hints: z.optional(z.int().check(z.nonnegative())),
  seconds: z.optional(z.int().check(z.nonnegative())),
  /** True for a round without a clock. */
  isRelaxed: z.optional(z.boolean()),
});
export type DailyResult = z.infer<typeof dailyResultSchema>;

/** The results of one date (`2026-11-21`, empty before the first result). A new date replaces them. */
export const dailyBoardSchema = z.object({
  date: z.union([z.literal(""), dateSchema]),
  results: z.record(z.string(), dailyResultSchema),
});
export type DailyBoard = z.infer<typeof dailyBoardSchema>;

export const emptyBoard: DailyBoard = { date: "", results: {} };

/** `game`: its `board` in the catalogue. */
export const resultOn = (board: DailyBoard, game: string, date: CalendarDate): DailyResult | undefined =>
  board.date === toIsoDate(date) ? board.results[game] : undefined;

/**
 * The first result of a day counts; playing the board again does not change it. A board of another day, started before
 * midnight, does not replace today's results.
 */
export const withResult = (
  board: DailyBoard,
  game: string,
  date: CalendarDate,
  result: DailyResult,
  today = date,
): DailyBoard => {
  const iso = toIsoDate(date);
  if (board.date !== iso && board.date === toIsoDate(today)) return board;
  const results = board.date === iso ? board.results : {};
  return results[game] ? board : { date: iso, results: { ...results, [game]: result } };
};

/** Merges the boards of two devices. The later date wins; of two results on one date, this device's. */
export const mergeBoards = (present: DailyBoard, imported: DailyBoard): DailyBoard => {
  if (present.date === imported.date)
    return { date: present.date, results: { ...imported.results, ...present.results } };
  return imported.date > present.date ? imported : present;
};

/** Days on which at least one board of any game was finished (`2026-11-21`), oldest first. */
export type DailyDays = readonly string[];

/** More days than the longest streak that the menu can show. */
const mostDays = 1000;

export const withDay = (days: DailyDays, iso: string): DailyDays =>
  days.includes(iso) ? days : [...days, iso].toSorted().slice(-mostDays);

export const mergeDays = (present: DailyDays, imported: DailyDays): DailyDays =>
  imported.reduce<DailyDays>(withDay, present);

/** The last seven days, today the last one, and whether a board was finished on each. */
export const weekOf = (
  days: DailyDays,
  today: CalendarDate,
): readonly { readonly date: CalendarDate; readonly isDone: boolean }[] =>
  Array.from({ length: 7 }, (_, index) => addDays(today, index - 6)).map((date) => ({
    date,
    isDone: days.includes(toIsoDate(date)),
  }));
