/**
 * The daily board: the same seed for everyone on a calendar date, and texts to share. A game with one uses `useDailyGame`,
 * which plays it when the address ends in `?daily`.
 */
import { type CalendarDate, dayNumber, parseIsoDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { hashOf } from "#domain/text/hash.ts";
import { dailyGames, gameCatalogue, type GameId } from "./catalogue.data.ts";
import type { DailyBoard, DailyResult } from "./daily-results.ts";
import { clockText } from "./game.ts";
import { resultMessages } from "./messages.ts";
import { createRandom, shuffle } from "./random.ts";

export const dailySeed = (game: GameId, date: CalendarDate): number =>
  hashOf(`${gameCatalogue[game].board} ${toIsoDate(date)}`);

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
const marksText = ({ marks }: DailyResult): string => marks.map((isRight) => (isRight ? "●" : "○")).join("");

/** The result as text: 'Bible Trivia Challenge, 21 November 2026: 8 of 10' and a line of marks. Neither reveals the questions. */
export const dailyText = (game: GameId, date: CalendarDate, result: DailyResult): string =>
  [resultMessages.titled(`${gameCatalogue[game].title}, ${dateInWords(date)}`, resultText(result)), marksText(result)]
    .filter(Boolean)
    .join("\n");

export interface DailyLine {
  readonly title: string;
  readonly result: string;
  readonly marks: string;
}

/** The results of a date, in the order of the menu. */
export const dailyLines = (results: DailyBoard["results"]): readonly DailyLine[] =>
  dailyGames.flatMap((game) => {
    const result = results[gameCatalogue[game].board];
    return result ? [{ title: gameCatalogue[game].title, result: resultText(result), marks: marksText(result) }] : [];
  });

export const wholeDayText = (date: CalendarDate, lines: readonly DailyLine[], streak: number): string =>
  [
    resultMessages.boardsOf(dateInWords(date)),
    ...lines.map(({ title, result, marks }) => `${resultMessages.titled(title, result)} ${marks}`.trim()),
    ...(streak > 1 ? [resultMessages.inARow(streak)] : []),
  ].join("\n");

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
