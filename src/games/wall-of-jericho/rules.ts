/**
 * Wall of Jericho: 20 stones, 10 pairs; by choice larger and quicker at later levels (docs/product/games.md, "Wall of Jericho").
 * Shapes: `JerichoState` is a union on `phase`; times in whole seconds; boxes by index, from 0.
 */
import { extraBadges } from "#src/games/kit/badges.data.ts";
import { furtherPhrases, jerichoPhrases, lang } from "#content/games/jericho.ts";
import type { JerichoPhrase } from "#content/schema/games.ts";
import { type Badge, badgeFor } from "#src/games/kit/badge.ts";
import {
  announce,
  awards,
  countDown,
  type Effect,
  go,
  type Pace,
  pacedResult,
  announceTimeLeft,
  stay,
  type Stepped,
  toast,
} from "#src/games/kit/game.ts";
import { shareOfDay } from "#src/games/kit/daily.ts";
import type { DailyResult } from "#src/games/kit/daily-results.ts";
import { createRandom, shuffle } from "#src/games/kit/random.ts";
import { jericho, wallOf } from "./config.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { jerichoMessages } from "./messages.ts";
import { allPhrases, type JerichoBox, type JerichoResult, type JerichoRound, type JerichoState } from "./stored.ts";

export type JerichoEvent =
  | { readonly type: "pace"; readonly pace: Pace }
  | { readonly type: "steep"; readonly isSteep: boolean }
  | { readonly type: "start"; readonly seed: number; readonly dailyDate?: string }
  | { readonly type: "turn"; readonly box: number }
  /** One second after the second stone of turn number `turn`. */
  | { readonly type: "check"; readonly turn: number }
  | { readonly type: "tick"; readonly seconds: number }
  | { readonly type: "reset"; readonly seed: number }
  | { readonly type: "next-level"; readonly seed: number }
  | { readonly type: "again"; readonly seed: number; readonly dailyDate?: string }
  | { readonly type: "leave" };

/** From the third level on: the further phrases first, since the sixteen were there before. */
const rotation = [...furtherPhrases, ...jerichoPhrases];

/** The phrases of a level: the first ten of the sixteen, at level 2 the next ten, then all in rotation. */
export const phrasesOfLevel = (level: number, isSteep = false): readonly JerichoPhrase[] => {
  const { pairs } = wallOf(level, isSteep);
  const [pool, round] = level < 3 ? [jerichoPhrases, level - 1] : [rotation, level - 3];
  return Array.from({ length: pairs }, (_, index) => pool[(round * pairs + index) % pool.length]!);
};

const phraseById = (wanted: string): JerichoPhrase => allPhrases.find(({ id }) => id === wanted) ?? allPhrases[0]!;

export const phraseOf = (box: JerichoBox): JerichoPhrase => phraseById(box.scriptureId);

const foundIds = (boxes: readonly JerichoBox[]): readonly string[] => [
  ...new Set(boxes.filter((box) => box.isMatched).map((box) => box.scriptureId)),
];

/** The phrases of the pairs found. After a timeout the wall is rebuilt, but they stay, with their passages. */
export const foundPhrases = (state: Exclude<JerichoState, { phase: "intro" }>): readonly JerichoPhrase[] =>
  ((state.phase === "ended" ? state.result.found : undefined) ?? foundIds(state.boxes)).map(phraseById);

export const lastPhrase = ({ lastFound }: JerichoRound): JerichoPhrase | undefined =>
  lastFound === undefined ? undefined : phraseById(lastFound);

type Wall = Pick<JerichoRound, "pace" | "level" | "dailyDate"> & { readonly isSteep: boolean };

const deal = ({ level, isSteep, dailyDate }: Wall, seed: number): JerichoBox[] => {
  const phrases =
    dailyDate === null
      ? phrasesOfLevel(level, isSteep)
      : shareOfDay(allPhrases, wallOf(level).pairs, "wall-of-jericho", dailyDate);
  const ids = phrases.map((phrase) => phrase.id);
  return shuffle([...ids, ...ids], createRandom(seed)).map((scriptureId, id) => ({
    id,
    scriptureId,
    isRevealed: false,
    isMatched: false,
  }));
};

/** Points for a pair after that many clicks: max(50, 200 − 5 × moves). */
export const matchPoints = (moves: number): number =>
  Math.max(jericho.minPoints, jericho.fullPoints - jericho.pointsLostPerMove * moves);

export const pairsIn = (boxes: readonly JerichoBox[]): number => boxes.length / 2;

export const pairsFound = (boxes: readonly JerichoBox[]): number => boxes.filter((box) => box.isMatched).length / 2;

/** The revealed stones that wait for their pair. */
export const openBoxes = (boxes: readonly JerichoBox[]): readonly JerichoBox[] =>
  boxes.filter((box) => box.isRevealed && !box.isMatched);

/** The turns of two stones in which all pairs make a Jericho Master. */
export const masterTurns = (pairs: number): number => pairs * jericho.masterTurnsPerPair;

export const badgeOf = (pairs: number, turns: number, of: number): Badge =>
  pairs === of && turns <= masterTurns(of) ? extraBadges["wall-of-jericho"] : badgeFor("wall-of-jericho", pairs, of);

type Playing = Extract<JerichoState, { phase: "playing" }>;

const fresh = (wall: Wall, seed: number, score: number): Playing => ({
  phase: "playing",
  ...wall,
  score,
  carried: score,
  secondsLeft: wallOf(wall.level, wall.isSteep).seconds,
  moves: 0,
  turns: 0,
  boxes: deal(wall, seed),
});

/** The level under which a result is compared: steeper walls have results of their own. */
export const levelOfResult = ({ level, isSteep }: JerichoRound): number | string =>
  isSteep === true && level > 1 ? `steep-${level}` : level;

/** The result of a daily board. Seconds are those of the finished round, even after the wall was reset. */
export const dailyResultOf = (
  { pace, level, isSteep, boxes, secondsUsed }: JerichoRound,
  { pairs, moves }: JerichoResult,
): DailyResult => ({
  done: pairs,
  total: pairsIn(boxes),
  marks: [],
  moves,
  ...pacedResult(pace, secondsUsed ?? wallOf(level, isSteep).seconds),
});

const resultOf = ({ boxes, turns, moves, score, carried = 0 }: JerichoRound): JerichoResult => {
  const pairs = pairsFound(boxes);
  const badge = badgeOf(pairs, turns, pairsIn(boxes));
  return { pairs, turns, moves, badge, points: score - carried, found: foundIds(boxes) };
};

const awardsOf = (round: JerichoRound, result: JerichoResult): readonly Effect[] =>
  awards(result.badge, round.dailyDate, dailyResultOf(round, result));

const turn = (state: Playing, id: number): Stepped<JerichoState> => {
  const open = openBoxes(state.boxes);
  const box = state.boxes[id];
  if (!box || box.isRevealed || box.isMatched || open.length >= 2) return stay(state);
  const boxes = state.boxes.map((other) => (other === box ? { ...box, isRevealed: true } : other));
  const turns = state.turns + (open.length === 1 ? 1 : 0);
  return go(
    { ...state, boxes, turns, moves: state.moves + 1 },
    announce(jerichoMessages.stoneOpen(id + 1, phraseOf(box).text), { words: phraseOf(box).text, lang }),
  );
};

const check = (state: Playing, ofTurn: number): Stepped<JerichoState> => {
  const [first, second] = openBoxes(state.boxes);
  if (!first || !second || ofTurn !== state.turns) return stay(state);
  const isPair = first.scriptureId === second.scriptureId;
  const boxes = state.boxes.map((box) =>
    box === first || box === second ? { ...box, isRevealed: isPair, isMatched: isPair } : box,
  );
  if (!isPair) return go({ ...state, boxes }, announce(jerichoMessages.noPair(first.id + 1, second.id + 1)));
  const points = matchPoints(state.moves);
  const next = { ...state, boxes, score: state.score + points, lastFound: first.scriptureId };
  const pairs = pairsFound(boxes);
  const all = pairsIn(boxes);
  const { text } = phraseOf(first);
  const announcement = announce(jerichoMessages.pairFound(text, pairs, all), { words: text, lang });
  if (pairs < all) return go(next, toast(jerichoMessages.matchFound, jerichoMessages.points(points)), announcement);
  const result = resultOf(next);
  const ended = { ...next, secondsUsed: Math.max(0, wallOf(next.level, next.isSteep).seconds - next.secondsLeft) };
  return go(
    { ...ended, phase: "ended", isVictory: true, result },
    toast(jerichoMessages.victory, jerichoMessages.wallIsDown(all)),
    announcement,
    { type: "celebrate" },
    ...awardsOf(ended, result),
  );
};

const tick = (state: Playing, seconds: number): Stepped<JerichoState> => {
  if (state.pace === "relaxed") return stay(state);
  const secondsLeft = countDown(state.secondsLeft, seconds);
  if (secondsLeft === state.secondsLeft) return stay(state);
  if (secondsLeft === 0)
    return go(
      { ...state, phase: "time-up", secondsLeft },
      toast(kitMessages.timeUp, jerichoMessages.newAttempt, "refusal"),
    );
  return go({ ...state, secondsLeft }, ...announceTimeLeft(secondsLeft));
};

/** The score continues after a timeout. A new game, or another date's board, starts at 0. */
const scoreToContinue = (
  state: JerichoRound & { readonly isVictory?: boolean },
  dailyDate: string | null = null,
): number => (state.isVictory === false && state.dailyDate === dailyDate ? state.score : 0);

/** What another wall keeps of the choices made at the start. */
const wallAfter = (
  { pace, isSteep = false }: Pick<JerichoState, "pace" | "isSteep">,
  dailyDate: string | null = null,
): Omit<Wall, "level"> => ({ pace, isSteep, dailyDate });

/** '24 stones in 150 seconds.' */
const wallText = ({ level, isSteep, pace }: Pick<Wall, "level" | "isSteep" | "pace">): string => {
  const { pairs, seconds } = wallOf(level, isSteep);
  return pace === "timed" ? jerichoMessages.stonesIn(pairs * 2, seconds) : jerichoMessages.stones(pairs * 2);
};

/** One step of the game. Clicks while a pair is compared, double clicks and late timers change nothing. */
export const step = (state: JerichoState, event: JerichoEvent): Stepped<JerichoState> => {
  switch (event.type) {
    case "pace":
      return state.phase === "intro" ? go({ ...state, pace: event.pace }) : stay(state);
    case "steep":
      return state.phase === "intro" ? go({ ...state, isSteep: event.isSteep }) : stay(state);
    case "start": {
      if (state.phase !== "intro") return stay(state);
      const wall = { ...wallAfter(state, event.dailyDate), level: jericho.firstLevel };
      return go(fresh(wall, event.seed, 0), { type: "play" });
    }
    case "turn":
      return state.phase === "playing" ? turn(state, event.box) : stay(state);
    case "check":
      return state.phase === "playing" ? check(state, event.turn) : stay(state);
    case "tick":
      return state.phase === "playing" ? tick(state, event.seconds) : stay(state);
    case "reset": {
      if (state.phase !== "time-up") return stay(state);
      const result = resultOf(state);
      const board = fresh(
        { ...wallAfter(state), dailyDate: state.dailyDate, level: state.level },
        event.seed,
        state.score,
      );
      return go({ ...board, phase: "ended", isVictory: false, result }, ...awardsOf(state, result));
    }
    case "next-level": {
      if (state.phase !== "ended" || !state.isVictory) return stay(state);
      const wall = { ...wallAfter(state), level: state.level + 1 };
      return go(
        fresh(wall, event.seed, state.score),
        { type: "play" },
        toast(kitMessages.levelNumber(wall.level), wallText(wall)),
      );
    }
    case "again": {
      if (state.phase === "intro" || state.phase === "time-up") return stay(state);
      const wall = { ...wallAfter(state, event.dailyDate), level: state.level };
      return go(fresh(wall, event.seed, scoreToContinue(state, event.dailyDate)), { type: "play" });
    }
    case "leave":
      return state.phase === "intro"
        ? stay(state)
        : go({ phase: "intro", pace: state.pace, isSteep: state.isSteep === true });
  }
};
