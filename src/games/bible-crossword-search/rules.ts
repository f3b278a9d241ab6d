import { lang } from "#content/games/crossword.ts";
import { allLevels } from "#content/games/crossword-levels.ts";
import type { CrosswordLevel } from "#content/schema/games.ts";
import { type Badge, badgeFor } from "#src/games/kit/badge.ts";
import { awards, type Effect, go, type Pace, pacedResult, announce, stay, type Stepped } from "#src/games/kit/game.ts";
import { shareOfDay } from "#src/games/kit/daily.ts";
import type { DailyResult } from "#src/games/kit/daily-results.ts";
import { crossword } from "./config.ts";
import { type Cell, createPuzzle, isInside, isSameCell, lettersOf, runBetween } from "./placement.ts";
import type { CrosswordState } from "./stored.ts";
import { crosswordMessages } from "./messages.ts";

/** Bible Crossword Search: words hidden across and down in a letter grid (docs/product/games.md, "Crossword Search"). */

export type CrosswordEvent =
  | { readonly type: "pace"; readonly pace: Pace }
  | { readonly type: "level"; readonly level: number }
  /** A daily board has its own level, drawn by the date. */
  | { readonly type: "start"; readonly seed: number; readonly dailyDate?: string }
  | { readonly type: "tick"; readonly seconds: number }
  /** A whole run at once, by dragging. */
  | { readonly type: "select"; readonly from: Cell; readonly to: Cell }
  /** One end of a run: a tap, Enter or Space. */
  | { readonly type: "tap"; readonly cell: Cell }
  | { readonly type: "let-go" }
  /** The moment in which a wrong run is shown is over. */
  | { readonly type: "settle" }
  | { readonly type: "finish" }
  | { readonly type: "leave" };

export const levelOf = (level: number): CrosswordLevel => allLevels.find((one) => one.level === level) ?? allLevels[0]!;

/** The level of a date's board, the same for everyone; no level repeats until all were used. */
export const levelOfDay = (iso: string): number => shareOfDay(allLevels, 1, "bible-crossword-search", iso)[0]!.level;

/** The levels that the end of a level offers: the other puzzles, and the next further level. */
export const levelsFrom = (level: number): readonly number[] =>
  allLevels
    .map((one) => one.level)
    .filter((one) => one !== level && (one <= crossword.lastPuzzle || one === level + 1));

export const badgeOf = (found: number, words: number): Badge => badgeFor("bible-crossword-search", found, words);

type Playing = Extract<CrosswordState, { phase: "playing" }>;

const begin = (
  { level: own, pace }: CrosswordState,
  { seed, dailyDate }: Extract<CrosswordEvent, { type: "start" }>,
): Stepped<CrosswordState> => {
  const level = dailyDate === undefined ? own : levelOfDay(dailyDate);
  const words = levelOf(level).words.map(({ word }) => word);
  return go(
    {
      phase: "playing",
      level,
      dailyDate: dailyDate ?? null,
      pace,
      secondsElapsed: 0,
      mistakes: 0,
      found: [],
      ...createPuzzle(words, seed),
    },
    { type: "play" },
  );
};

export const dailyResultOf = ({
  found,
  placed,
  pace,
  mistakes,
  secondsElapsed,
}: Exclude<CrosswordState, { phase: "menu" }>): DailyResult => ({
  done: found.length,
  total: placed.length,
  marks: [],
  mistakes,
  ...pacedResult(pace, secondsElapsed),
});

const complete = (state: Playing, ...announcement: readonly Effect[]): Stepped<CrosswordState> => {
  const { anchor: _anchor, wrong: _wrong, ...board } = state;
  const { dailyDate, placed, found } = board;
  const badge = badgeOf(found.length, placed.length);
  const isAll = found.length === placed.length;
  return go(
    { ...board, phase: "complete", badge },
    ...announcement,
    { type: "play" },
    ...(isAll ? [{ type: "celebrate" } as const] : []),
    ...awards(badge, dailyDate, dailyResultOf(state)),
  );
};

const select = (playing: Playing, from: Cell, to: Cell): Stepped<CrosswordState> => {
  const { anchor, wrong: _, ...state } = playing;
  const letters = lettersOf(state.rows, runBetween(from, to));
  if (letters.length < 2) return anchor ? go(state) : stay(playing);
  const reverse = [...letters].toReversed().join("");
  const word = state.placed.find((placed) => placed.word === letters || placed.word === reverse)?.word;
  if (!word)
    return go(
      // Rounds stored by an older version do not count mistakes.
      { ...state, wrong: { from, to }, mistakes: state.mistakes === undefined ? undefined : state.mistakes + 1 },
      announce(crosswordMessages.notAWord(letters)),
    );
  if (state.found.some((found) => found.word === word))
    return go(state, announce(crosswordMessages.alreadyFound(word), { words: word, lang }));
  const next = { ...state, found: [...state.found, { word, from, to }] };
  const spoken = crosswordMessages.found(word, next.found.length, next.placed.length);
  const announcement = announce(spoken, { words: word, lang });
  return next.found.length === next.placed.length ? complete(next, announcement) : go(next, announcement);
};

const tap = (state: Playing, cell: Cell): Stepped<CrosswordState> => {
  if (!isInside(cell)) return stay(state);
  const { anchor, ...free } = state;
  const anchored = { ...state, anchor: cell };
  if (!anchor)
    return go(
      anchored,
      announce(crosswordMessages.anchored(lettersOf(state.rows, [cell]), cell.row + 1, cell.col + 1)),
    );
  if (isSameCell(anchor, cell)) return go(free, announce(crosswordMessages.cleared));
  if (runBetween(anchor, cell).length === 0) return go(anchored, announce(crosswordMessages.notInLine));
  return select(state, anchor, cell);
};

const toMenu = ({ level, pace }: CrosswordState): Stepped<CrosswordState> => go({ phase: "menu", level, pace });

const play = (state: Playing, event: CrosswordEvent): Stepped<CrosswordState> => {
  switch (event.type) {
    case "tick": {
      const seconds = Math.max(0, Math.floor(event.seconds));
      return seconds === 0 ? stay(state) : go({ ...state, secondsElapsed: state.secondsElapsed + seconds });
    }
    case "select":
      return select(state, event.from, event.to);
    case "tap":
      return tap(state, event.cell);
    case "let-go": {
      const { anchor, ...free } = state;
      return anchor ? go(free, announce(crosswordMessages.cleared)) : stay(state);
    }
    case "settle": {
      const { wrong, ...settled } = state;
      return wrong ? go(settled) : stay(state);
    }
    case "finish":
      // Nothing was found: there is no result, and the words are not shown.
      return state.found.length === 0 ? toMenu(state) : complete(state);
    default:
      return stay(state);
  }
};

/** One step of the game. A word is found by its letters, in either direction, in any straight run. */
export const step = (state: CrosswordState, event: CrosswordEvent): Stepped<CrosswordState> => {
  switch (event.type) {
    case "pace":
      return state.phase === "menu" ? go({ ...state, pace: event.pace }) : stay(state);
    case "level":
      // Changing the level clears progress.
      return allLevels.some(({ level }) => level === event.level)
        ? go({ phase: "menu", level: event.level, pace: state.pace })
        : stay(state);
    case "start":
      return state.phase === "playing" ? stay(state) : begin(state, event);
    case "leave":
      return state.phase === "menu" ? stay(state) : toMenu(state);
    default:
      return state.phase === "playing" ? play(state, event) : stay(state);
  }
};
