/**
 * The daily board: the same seed for everyone on a calendar date, one result a day, and a text to share. A game offers
 * it by starting with `dailySeed(game, date)` when its address ends in `?daily`.
 */
import * as z from "zod/mini";
import { addDays, type CalendarDate, dayNumber, parseIsoDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { consecutiveDays } from "#domain/calendar/streaks.ts";
import { hashOf } from "#domain/text/hash.ts";
import { dailyGames, gameCatalogue, type GameId } from "#src/games/kit/catalogue.data.ts";
import { clockText } from "./format.ts";
import { resultMessages } from "./messages.ts";
import { createRandom, shuffle } from "./random.ts";

export const dailySeed = (game: GameId, date: CalendarDate): number => hashOf(`${game} ${toIsoDate(date)}`);

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
  date: z.union([z.literal(""), z.iso.date()]),
  results: z.record(z.string(), dailyResultSchema),
});
export type DailyBoard = z.infer<typeof dailyBoardSchema>;

export const emptyBoard: DailyBoard = { date: "", results: {} };

export const resultOn = (board: DailyBoard, game: GameId, date: CalendarDate): DailyResult | undefined =>
  board.date === toIsoDate(date) ? board.results[game] : undefined;

/**
 * The first result of a day counts; playing the board again does not change it. A board of another day, started before
 * midnight, does not replace today's results.
 */
export const withResult = (
  board: DailyBoard,
  game: GameId,
  date: CalendarDate,
  result: DailyResult,
  today = date,
): DailyBoard => {
  const iso = toIsoDate(date);
  if (board.date !== iso && board.date === toIsoDate(today)) return board;
  const results = board.date === iso ? board.results : {};
  return results[game] ? board : { date: iso, results: { ...results, [game]: result } };
};

/** Merges the boards of two devices. The later date wins; for the same date, both first results are merged, and this device's wins where both have one. */
export const mergeBoards = (present: DailyBoard, imported: DailyBoard): DailyBoard => {
  if (present.date === imported.date)
    return { date: present.date, results: { ...imported.results, ...present.results } };
  return imported.date > present.date ? imported : present;
};

/** '10 of 10, 24 moves, 1:32': the result, with details that distinguish it from other players' equal results. */
export const resultText = ({ done, total, moves, mistakes, hints, seconds, isRelaxed }: DailyResult): string =>
  [
    resultMessages.of(done, total),
    ...(moves === undefined ? [] : [resultMessages.moves(moves)]),
    ...(mistakes === undefined ? [] : [resultMessages.mistakes(mistakes)]),
    ...(hints === undefined ? [] : [resultMessages.hints(hints)]),
    ...(seconds === undefined ? [] : [clockText(seconds)]),
    ...(isRelaxed ? [resultMessages.relaxed] : []),
  ].join(", ");

/** A line of marks that does not rely on colour; empty where the game has no questions. */
export const marksText = ({ marks }: DailyResult): string => marks.map((isRight) => (isRight ? "●" : "○")).join("");

/** The result as text: 'Bible Trivia Challenge, 21 November 2026: 8 of 10' and a line of marks. Neither reveals the questions. */
export const dailyText = (game: GameId, date: CalendarDate, result: DailyResult): string =>
  [`${gameCatalogue[game].title}, ${dateInWords(date)}: ${resultText(result)}`, marksText(result)]
    .filter(Boolean)
    .join("\n");

/** All results of a date as one text, in the order of the menu. */
export const wholeDayText = (date: CalendarDate, results: DailyBoard["results"], streak: number): string =>
  [
    resultMessages.boardsOf(dateInWords(date)),
    ...dailyGames.flatMap((game) => {
      const result = results[game];
      return result
        ? [[`${gameCatalogue[game].title}: ${resultText(result)}`, marksText(result)].join(" ").trim()]
        : [];
    }),
    ...(streak > 1 ? [resultMessages.inARow(streak)] : []),
  ].join("\n");

/** Days on which at least one board was finished (`2026-11-21`), oldest first. */
export type DailyDays = readonly string[];

/** More days than the longest streak that the menu can show. */
const mostDays = 1000;

export const withDay = (days: DailyDays, iso: string): DailyDays =>
  days.includes(iso) ? days : [...days, iso].toSorted().slice(-mostDays);

export const mergeDays = (present: DailyDays, imported: DailyDays): DailyDays =>
  imported.reduce<DailyDays>(withDay, present);

/** One streak over all games: days in a row on which any board was finished, up to today or yesterday. */
export const dailyStreak = (days: DailyDays, today: CalendarDate): number =>
  consecutiveDays(
    days.flatMap((iso) => parseIsoDate(iso) ?? []),
    today,
  );

/** The last seven days, today the last one, and whether a board was finished on each. */
export const weekOf = (
  days: DailyDays,
  today: CalendarDate,
): readonly { readonly date: CalendarDate; readonly isDone: boolean }[] =>
  Array.from({ length: 7 }, (_, index) => addDays(today, index - 6)).map((date) => ({
    date,
    isDone: days.includes(toIsoDate(date)),
  }));

/** Draws the items of a date's board from a pool, the same for everyone. */

/**
 * `count` different items for a date (`2026-11-21`), in random order. No item repeats until all were drawn: the pool is
 * distributed over as many days as it lasts, then shuffled again. `name` makes the order of each pool different.
 */
export const shareOfDay = <Item>(items: readonly Item[], count: number, name: string, iso: string): Item[] => {
  const date = parseIsoDate(iso);
  const day = date ? dayNumber(date) : 0;
  const days = Math.max(1, Math.floor(items.length / count));
  const dealt = shuffle(items, createRandom(hashOf(`${name} ${Math.floor(day / days)}`)));
  return dealt.slice((day % days) * count, (day % days) * count + count);
};
