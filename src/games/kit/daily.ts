/**
 * The daily board: the same seed for everyone on a calendar date, one result a day, and a text to share. A game offers
 * it by starting with `dailySeed(game, date)` when its address ends in `?daily`.
 */
import * as z from "zod/mini";
import { type CalendarDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { hashOf } from "#domain/text/hash.ts";
import { gameCatalogue } from "#content/games/catalogue.ts";
import type { GameId } from "#content/schema/games.ts";

/** The games with a daily board. Add a game that supports `?daily` here; the menu lists it. */
export const dailyGames: readonly GameId[] = ["trivia-challenge", "wall-of-jericho", "bible-crossword-search", "wisdom-nuggets", "bible-scholar", "tap-to-reveal"];

export const dailySeed = (game: GameId, date: CalendarDate): number => hashOf(`${game} ${toIsoDate(date)}`);

const dailyResultSchema = z.object({
  done: z.int().check(z.nonnegative()),
  total: z.int().check(z.positive()),
  /** One entry per question, if the game has questions. */
  marks: z.array(z.boolean()),
});
export type DailyResult = z.infer<typeof dailyResultSchema>;

/** The results of one date (`2026-11-21`, empty before the first result). A new date replaces them. */
export const dailyBoardSchema = z.object({ date: z.union([z.literal(""), z.iso.date()]), results: z.record(z.string(), dailyResultSchema) });
export type DailyBoard = z.infer<typeof dailyBoardSchema>;

export const emptyBoard: DailyBoard = { date: "", results: {} };

export const resultOn = (board: DailyBoard, game: GameId, date: CalendarDate): DailyResult | undefined =>
  board.date === toIsoDate(date) ? board.results[game] : undefined;

/**
 * The first result of a day counts; playing the board again does not change it. A board of another day, started before
 * midnight, does not replace today's results.
 */
export const withResult = (board: DailyBoard, game: GameId, date: CalendarDate, result: DailyResult, today = date): DailyBoard => {
  const iso = toIsoDate(date);
  if (board.date !== iso && board.date === toIsoDate(today)) return board;
  const results = board.date === iso ? board.results : {};
  return results[game] ? board : { date: iso, results: { ...results, [game]: result } };
};

/** Merges the boards of two devices. The later date wins; for the same date, all first results are kept, with the present one preferred. */
export const mergeBoards = (present: DailyBoard, imported: DailyBoard): DailyBoard => {
  if (present.date === imported.date) return { date: present.date, results: { ...imported.results, ...present.results } };
  return imported.date > present.date ? imported : present;
};

/** The result as text: 'Bible Trivia Challenge, 21 November 2026: 8 of 10' and a line of marks that does not rely on colour. */
export const dailyText = (game: GameId, date: CalendarDate, { done, total, marks }: DailyResult): string => {
  const head = `${gameCatalogue[game].title}, ${dateInWords(date)}: ${done} of ${total}`;
  return marks.length === 0 ? head : `${head}\n${marks.map((isRight) => (isRight ? "●" : "○")).join("")}`;
};
