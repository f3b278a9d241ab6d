/**
 * Trivia Challenge: verses with a blank, and beside them questions on people, places, events and sayings
 * (docs/product/games.md, "Trivia Challenge"). Times in whole seconds. Two players take turns.
 */
import { lang, triviaQuestions } from "#content/games/trivia.ts";
import { type Badge, badgeFor, percentOf } from "#src/games/kit/badge.ts";
import {
  awards,
  countDown,
  type Effect,
  go,
  pacedResult,
  announce,
  stay,
  type Stepped,
  toast,
} from "#src/games/kit/game.ts";
import type { DailyResult } from "#src/games/kit/daily-results.ts";
import { createRandom, sample, shuffle } from "#src/games/kit/random.ts";
import { judgeAnswer } from "./answer.ts";
import { trivia, triviaLevels } from "./config.ts";
import { type AskedQuestion, type Noun, nounOf } from "./question.ts";
import type { HistoryEntry, TriviaRound, TriviaSettings, TriviaState } from "./stored.ts";
import { triviaMessages } from "./messages.ts";

export type TriviaEvent =
  | { readonly type: "settings"; readonly change: Partial<TriviaSettings> }
  /** `drawn`: the first question of an endless game, or all of a round that is not built in. */
  | {
      readonly type: "start";
      readonly seed: number;
      readonly dailyDate?: string;
      readonly drawn?: readonly AskedQuestion[];
    }
  /** The next question of an endless game. */
  | { readonly type: "drawn"; readonly question: AskedQuestion }
  | { readonly type: "draft"; readonly text: string }
  | { readonly type: "toggle-choices" }
  | { readonly type: "submit" }
  | { readonly type: "tick"; readonly seconds: number }
  | { readonly type: "next" }
  | { readonly type: "finish" }
  | { readonly type: "review" }
  | { readonly type: "review-by"; readonly by: 1 | -1 }
  | { readonly type: "exit-review" }
  | { readonly type: "leave" };

/** Up to ten questions of a level in random order, with shuffled choices. */
export const questionsFor = (settings: TriviaSettings, seed: number): AskedQuestion[] => {
  const random = createRandom(seed);
  const { books } = triviaLevels[settings.level];
  const pool = triviaQuestions.filter(({ reference }) => books.includes(reference.book));
  return sample(pool, trivia.questionsPerGame, random).map((question) => ({
    ...question,
    choices: shuffle(question.choices, random),
  }));
};

/** The player whose turn it is at question `index`. */
export const playerOf = (settings: TriviaSettings, index: number): 1 | 2 =>
  settings.mode === "two" && index % 2 === 1 ? 2 : 1;

export const isEndless = ({ settings, dailyDate }: TriviaRound): boolean =>
  settings.source === "endless" && dailyDate === null;

export const isLastQuestion = (round: TriviaRound): boolean =>
  !isEndless(round) && round.index === round.questions.length - 1;

/** Right answers, of one player or of both. */
export const scoreOf = ({ history }: TriviaRound, player?: 1 | 2): number =>
  history.filter((entry) => entry.isCorrect && (player === undefined || entry.player === player)).length;

export const turnsOf = ({ history }: TriviaRound, player: 1 | 2): number =>
  history.filter((entry) => entry.player === player).length;

/** A player's percentage (rounded down, so that 199 of 200 is not 100) and badge, over the questions that player answered. */
export const resultOf = (
  round: TriviaRound,
  player: 1 | 2,
): { readonly score: number; readonly of: number; readonly percent: number; readonly badge: Badge } => {
  const [score, of] = [scoreOf(round, player), turnsOf(round, player)];
  return {
    score,
    of,
    percent: Math.floor(percentOf(score, of)),
    badge: badgeFor("trivia-challenge", score, of),
  };
};

/** The better result of two players: in a draw, that of the one who had fewer turns. */
export const bestResult = (round: TriviaRound): ReturnType<typeof resultOf> => {
  const [first, second] = [resultOf(round, 1), resultOf(round, 2)];
  return second.percent > first.percent ? second : first;
};

/** 0 for a draw. */
export const winnerOf = (round: TriviaRound): 0 | 1 | 2 => {
  const difference = scoreOf(round, 1) - scoreOf(round, 2);
  if (difference === 0) return 0;
  return difference > 0 ? 1 : 2;
};

type TimerColor = "green" | "yellow" | "red";

export const timerColor = (secondsLeft: number, roundSeconds: number): TimerColor => {
  if (secondsLeft > roundSeconds * trivia.greenAbove) return "green";
  return secondsLeft > roundSeconds * trivia.yellowAbove ? "yellow" : "red";
};

/** 'Question 3 of 10'; an endless game has no last one. */
export const questionTitle = (round: TriviaRound): string =>
  isEndless(round)
    ? triviaMessages.question(round.index + 1)
    : triviaMessages.questionOf(round.index + 1, round.questions.length);

const verdictSaid = (verdict: HistoryEntry["verdict"], answer: string, noun: Noun): string => {
  if (verdict === "right") return triviaMessages.sayRight(answer);
  return verdict === "wrong" ? triviaMessages.sayWrong(answer, noun) : triviaMessages[verdict](answer, noun);
};

export const resultMessage = (percent: number, isAboutStories = false): string => {
  const messages = isAboutStories ? triviaMessages.stories : triviaMessages.verses;
  if (percent >= 100) return messages.all;
  if (percent >= 80) return messages.most;
  if (percent >= 60) return messages.more;
  return percent >= 40 ? messages.some : messages.few;
};

const begin = (
  settings: TriviaSettings,
  { seed, dailyDate, drawn }: Extract<TriviaEvent, { type: "start" }>,
): Stepped<TriviaState> | undefined => {
  const isDaily = dailyDate !== undefined;
  const questions = !isDaily && settings.source === "built-in" ? questionsFor(settings, seed) : (drawn ?? []);
  if (questions.length === 0) return undefined;
  const round: TriviaRound = {
    phase: "question",
    settings,
    dailyDate: dailyDate ?? null,
    questions: [...questions],
    index: 0,
    history: [],
    secondsLeft: settings.roundSeconds,
    secondsSpent: 0,
    draft: "",
    showsChoices: settings.answerMode === "choice",
    reviewing: null,
  };
  return go(round, { type: "stop-speech" }, { type: "play" }, announce(questionTitle(round)));
};

const answer = (
  round: TriviaRound,
  verdict: HistoryEntry["verdict"],
  ...effects: readonly Effect[]
): Stepped<TriviaState> => {
  const question = round.questions[round.index]!;
  const entry: HistoryEntry = {
    question,
    userAnswer: verdict === "late" ? "" : round.draft.trim(),
    isCorrect: verdict === "right",
    verdict,
    timeSpent: round.secondsSpent,
    player: playerOf(round.settings, round.index),
  };
  return go(
    { ...round, phase: "answered", history: [...round.history, entry] },
    { type: "stop-speech" },
    ...effects,
    announce(verdictSaid(verdict, question.answer, nounOf(question)), { words: question.answer, lang }),
  );
};

export const dailyResultOf = (round: TriviaRound): DailyResult => ({
  done: scoreOf(round),
  total: round.history.length,
  marks: round.history.map(({ isCorrect }) => isCorrect),
  ...pacedResult(
    round.settings.pace,
    round.history.reduce((sum, { timeSpent }) => sum + timeSpent, 0),
  ),
});

const finish = (round: TriviaRound): Stepped<TriviaState> => {
  const best = bestResult(round);
  return go(
    { ...round, phase: "results", reviewing: null },
    { type: "stop-speech" },
    ...awards(best.badge, round.dailyDate, dailyResultOf(round)),
    ...(best.percent >= 60 ? [{ type: "celebrate" } as const] : []),
    announce(triviaMessages.sayEnd(scoreOf(round), round.history.length)),
  );
};

const advance = (round: TriviaRound): Stepped<TriviaState> => {
  if (isLastQuestion(round)) return finish(round);
  const index = round.index + 1;
  if (index >= round.questions.length) return stay(round);
  const next: TriviaRound = {
    ...round,
    phase: "question",
    index,
    secondsLeft: round.settings.roundSeconds,
    secondsSpent: 0,
    draft: "",
    reviewing: null,
  };
  const number = questionTitle(next);
  return go(
    next,
    { type: "stop-speech" },
    announce(round.settings.mode === "two" ? triviaMessages.turnAt(number, playerOf(round.settings, index)) : number),
  );
};

const tick = (round: TriviaRound, seconds: number): Stepped<TriviaState> => {
  const isTimed = round.settings.pace === "timed";
  const secondsLeft = isTimed ? countDown(round.secondsLeft, seconds) : round.secondsLeft;
  const secondsSpent = isTimed
    ? round.settings.roundSeconds - secondsLeft
    : round.secondsSpent + Math.max(0, Math.floor(seconds));
  const next = { ...round, secondsLeft, secondsSpent };
  return isTimed && secondsLeft === 0
    ? answer(next, "late", toast(triviaMessages.timeUp, triviaMessages.movingOn))
    : go(next);
};

const whileReviewing = (round: TriviaRound, at: number, event: TriviaEvent): Stepped<TriviaState> => {
  if (event.type === "exit-review") return go({ ...round, reviewing: null });
  if (event.type !== "review-by") return stay(round);
  const to = Math.min(round.history.length - 1, Math.max(0, at + event.by));
  return to === at ? stay(round) : go({ ...round, reviewing: to });
};

const whileAsked = (round: TriviaRound, event: TriviaEvent): Stepped<TriviaState> => {
  switch (event.type) {
    case "draft":
      return go({ ...round, draft: event.text });
    case "toggle-choices":
      return go({ ...round, showsChoices: !round.showsChoices, draft: "" });
    case "tick":
      return tick(round, event.seconds);
    case "submit":
      if (round.draft.trim() === "")
        return go(round, toast(triviaMessages.noAnswer, triviaMessages.noAnswerWhy, "refusal"));
      return answer(round, judgeAnswer(round.draft, round.questions[round.index]!));
    default:
      return stay(round);
  }
};

const duringRound = (round: TriviaRound, event: TriviaEvent): Stepped<TriviaState> => {
  switch (event.type) {
    case "start":
      return begin(round.settings, event) ?? stay(round);
    case "leave":
      return go({ phase: "setup", settings: round.settings }, { type: "stop-speech" });
    case "drawn":
      return isEndless(round) && round.phase !== "results"
        ? go({ ...round, questions: [...round.questions, event.question] })
        : stay(round);
    default:
  }
  if (round.reviewing !== null) return whileReviewing(round, round.reviewing, event);
  if (event.type === "review" && round.history.length > 0)
    return go({ ...round, reviewing: round.history.length - 1 }, { type: "stop-speech" });
  if (round.phase === "question") return whileAsked(round, event);
  if (round.phase === "answered" && event.type === "next") return advance(round);
  if (round.phase === "answered" && event.type === "finish" && isEndless(round)) return finish(round);
  return stay(round);
};

export const step = (state: TriviaState, event: TriviaEvent): Stepped<TriviaState> => {
  if (state.phase !== "setup") return duringRound(state, event);
  if (event.type === "settings") return go({ ...state, settings: { ...state.settings, ...event.change } });
  return event.type === "start" ? (begin(state.settings, event) ?? stay(state)) : stay(state);
};
