/** Bible Scholar: pick the books of the Bible in order (docs/product/games.md, "Bible Scholar"). Times in seconds. */
import { bookName, type BookId } from "#domain/scripture/books/books.ts";
import { type Badge, badgeFor } from "#src/games/kit/badge.ts";
import {
  awards,
  countDown,
  type Effect,
  go,
  type Pace,
  pacedResult,
  announce,
  stay,
  type Stepped,
  toast,
} from "#src/games/kit/game.ts";
import type { DailyResult } from "#src/games/kit/daily-results.ts";
import { createRandom, shuffle } from "#src/games/kit/random.ts";
import { booksOfLevel, scholar, type ScholarLevel } from "./config.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { scholarMessages } from "./messages.ts";
import type { ScholarRound, ScholarState } from "./stored.ts";

export type ScholarEvent =
  | { readonly type: "pace"; readonly pace: Pace }
  | { readonly type: "level"; readonly level: ScholarLevel }
  | { readonly type: "start"; readonly seed: number; readonly dailyDate?: string }
  | { readonly type: "pick"; readonly book: BookId }
  /** Clears the highlight, a second after a wrong pick. */
  | { readonly type: "settle" }
  | { readonly type: "tick"; readonly seconds: number }
  | { readonly type: "next-level"; readonly seed: number }
  | { readonly type: "leave" };

/** 1-based position of a book in its level's order. */
export const orderOf = (level: ScholarLevel, book: BookId): number =>
  booksOfLevel[level].findIndex(({ id }) => id === book) + 1;

export const totalOf = ({ level }: { readonly level: ScholarLevel }): number => booksOfLevel[level].length;
export const correctOf = ({ next }: ScholarRound): number => next - 1;
export const isPlaced = (round: ScholarRound, book: BookId): boolean => orderOf(round.level, book) < round.next;
export const badgeOf = (round: ScholarRound): Badge => badgeFor("bible-scholar", correctOf(round), totalOf(round));

/** The level after this one: 2, then the round with all books; undefined after that. */
export const levelAfter = (level: ScholarLevel): ScholarLevel | undefined =>
  level === 1 ? 2 : level === 2 ? 3 : undefined;

const announceStart = (level: ScholarLevel): Effect => announce(scholarMessages.saidStart(totalOf({ level })));

const deal = (level: ScholarLevel, pace: Pace, seed: number, dailyDate: string | null): ScholarState => ({
  phase: "playing",
  pace,
  level,
  dailyDate,
  board: shuffle(booksOfLevel[level], createRandom(seed)).map(({ id }) => id),
  next: 1,
  score: 0,
  secondsLeft: scholar.roundSeconds,
  mistakes: 0,
  wrong: null,
});

export const dailyResultOf = (round: ScholarRound): DailyResult => ({
  done: correctOf(round),
  total: totalOf(round),
  marks: [],
  mistakes: round.mistakes,
  ...pacedResult(round.pace, scholar.roundSeconds - round.secondsLeft),
});

const end = (
  round: ScholarRound,
  isVictory: boolean,
  ...effects: Stepped<ScholarState>["effects"]
): Stepped<ScholarState> => {
  const over = { ...round, phase: "over" as const, isVictory, wrong: null };
  const [done, total] = [correctOf(over), totalOf(over)];
  return go(
    over,
    ...effects,
    ...awards(badgeOf(over), over.dailyDate, dailyResultOf(over)),
    announce(scholarMessages.saidOver(done, total)),
  );
};

const pick = (round: ScholarRound, book: BookId): Stepped<ScholarState> => {
  const order = orderOf(round.level, book);
  if (order === 0 || order < round.next) return stay(round);
  if (order > round.next) {
    const count = (round.wrong?.count ?? 0) + 1;
    return go(
      { ...round, wrong: { book, count }, mistakes: (round.mistakes ?? 0) + 1 },
      toast(scholarMessages.notYet, scholarMessages.lookForNumber(round.next, round.level), "refusal"),
    );
  }
  const placed = { ...round, next: round.next + 1, score: round.score + scholar.pointsPerBook, wrong: null };
  const name = bookName(book);
  if (correctOf(placed) < totalOf(placed))
    return go(
      placed,
      // Shown briefly, because the next pick follows soon.
      { ...toast(kitMessages.correct, scholarMessages.rightPosition(name)), durationMs: 1500 },
      announce(scholarMessages.saidCorrect(name, placed.next)),
    );
  return end(
    placed,
    true,
    toast(scholarMessages.congratulations, scholarMessages.mastered(round.level)),
    { type: "play" },
    { type: "celebrate" },
  );
};

const whilePlaying = (round: ScholarRound, event: ScholarEvent): Stepped<ScholarState> => {
  switch (event.type) {
    case "pick":
      return pick(round, event.book);
    case "settle":
      return round.wrong ? go({ ...round, wrong: null }) : stay(round);
    case "tick": {
      if (round.pace === "relaxed") return stay(round);
      const next = { ...round, secondsLeft: countDown(round.secondsLeft, event.seconds) };
      return next.secondsLeft === 0
        ? end(next, false, toast(kitMessages.timeUp, scholarMessages.keepStudying))
        : go(next);
    }
    default:
      return stay(round);
  }
};

export const step = (state: ScholarState, event: ScholarEvent): Stepped<ScholarState> => {
  if (event.type === "start") {
    const dailyDate = event.dailyDate ?? null;
    const level = dailyDate === null ? state.level : 1;
    return go(deal(level, state.pace, event.seed, dailyDate), { type: "play" }, announceStart(level));
  }
  if (state.phase === "intro") {
    if (event.type === "pace") return go({ ...state, pace: event.pace });
    return event.type === "level" ? go({ ...state, level: event.level }) : stay(state);
  }
  if (event.type === "leave") return go({ phase: "intro", pace: state.pace, level: state.level });
  if (state.phase === "playing") return whilePlaying(state, event);
  const level = levelAfter(state.level);
  if (event.type !== "next-level" || !level) return stay(state);
  return go(
    deal(level, state.pace, event.seed, null),
    { type: "play" },
    toast(
      level === 2 ? scholarMessages.secondLevel : scholarMessages.levels[level],
      scholarMessages.challengeContinues,
    ),
    announceStart(level),
  );
};
