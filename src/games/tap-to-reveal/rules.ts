/**
 * Tap to Reveal: find the book, the chapter and the verse (docs/product/games.md, "Tap to Reveal").
 */
import { type BookId, bookById, books, chapterCount, verseCount } from "#domain/scripture/books/books.ts";
import { revealQuestions } from "#content/games/tap-to-reveal.ts";
import type { RevealQuestion, RevealVerse } from "#content/schema/games.ts";
import { type Badge, badgeFor } from "#src/games/kit/badge.ts";
import { shareOfDay } from "#src/games/kit/daily.ts";
import type { DailyResult } from "#src/games/kit/daily-results.ts";
import { awards, go, announce, stay, type Stepped } from "#src/games/kit/game.ts";
import { referenceText } from "#src/games/kit/passage.ts";
import { createRandom, type Random, sample, shuffle } from "#src/games/kit/random.ts";
import { hintMessages, revealMessages } from "./messages.ts";
import { noPicks, type RevealRound, type RevealState } from "./stored.ts";

/** How many questions today's board has; an ordinary round has all of the content. */
const questionsPerBoard = 10;

export type RevealEvent =
  /** `drawn`: the questions of today's board; otherwise the ten verses in random order. */
  | {
      readonly type: "start";
      readonly seed: number;
      readonly dailyDate?: string;
      readonly drawn?: readonly RevealQuestion[];
    }
  | { readonly type: "pick"; readonly part: "book"; readonly value: BookId }
  | { readonly type: "pick"; readonly part: "chapter" | "verse"; readonly value: number }
  | { readonly type: "hint" }
  | { readonly type: "submit" }
  | { readonly type: "next" }
  | { readonly type: "leave" };

export const questionOf = ({ questions, index }: RevealRound): RevealQuestion => questions[index]!;
export const isLastQuestion = ({ questions, index }: RevealRound): boolean => index === questions.length - 1;

/** Includes the current question's result. */
export const scoreOf = ({ results }: RevealRound): number => results.filter(Boolean).length;

export const badgeOf = (round: RevealRound): Badge => badgeFor("tap-to-reveal", scoreOf(round), round.questions.length);

export const canSubmit = ({ phase, picks }: RevealRound): boolean =>
  phase === "question" && picks.book !== null && picks.chapter !== null && picks.verse !== null;

const otherOptions = 3;

const withOthers = <Value>(right: Value, all: readonly Value[], random: Random): Value[] =>
  shuffle(
    [
      right,
      ...sample(
        all.filter((other) => other !== right),
        otherOptions,
        random,
      ),
    ],
    random,
  );

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Says the testament and the part of the book, never the book. */
export const hintOf = ({ reference: { book, chapter } }: Pick<RevealVerse, "reference">): string => {
  const hints = hintMessages[bookById(book).testament];
  const part = (chapter - 0.5) / chapterCount(book);
  return part < 1 / 3 ? hints.beginning : part < 2 / 3 ? hints.middle : hints.end;
};

const questionFrom = (verse: RevealVerse, random: Random): RevealQuestion => {
  const { id, scripture, reference } = verse;
  const { book, chapter } = reference;
  const { testament } = bookById(book);
  const sameTestament = books.filter((other) => other.testament === testament).map((other) => other.id);
  return {
    id,
    scripture,
    reference,
    hint: hintOf(verse),
    options: {
      book: withOthers(book, sameTestament, random),
      chapter: withOthers(chapter, upTo(chapterCount(book)), random),
      verse: withOthers(reference.verse, upTo(verseCount(book, chapter)), random),
    },
  };
};

/** The ten questions of a date (`2026-11-21`): four books of the testament, four chapters and verses that the book has. */
export const drawQuestions = (verses: readonly RevealVerse[], iso: string, seed: number): RevealQuestion[] => {
  const random = createRandom(seed);
  return shareOfDay(verses, questionsPerBoard, "tap-to-reveal", iso).map((verse) => questionFrom(verse, random));
};

const begin = ({ seed, dailyDate, drawn }: Extract<RevealEvent, { type: "start" }>): Stepped<RevealState> => {
  const questions = drawn ? [...drawn] : shuffle(revealQuestions, createRandom(seed));
  return go(
    {
      phase: "question",
      dailyDate: dailyDate ?? null,
      questions,
      index: 0,
      results: [],
      picks: noPicks,
      showsHint: false,
      hinted: [],
      right: { books: 0, chapters: 0 },
    },
    { type: "play" },
    announce(revealMessages.says.question(1, questions.length)),
  );
};

const submit = (round: RevealRound): Stepped<RevealState> => {
  if (!canSubmit(round)) return stay(round);
  const { reference } = questionOf(round);
  const { picks, right } = round;
  const hasBook = picks.book === reference.book;
  const hasChapter = picks.chapter === reference.chapter;
  const isCorrect = hasBook && hasChapter && picks.verse === reference.verse;
  const sentence = isCorrect ? revealMessages.says.correct : revealMessages.says.incorrect;
  return go(
    {
      ...round,
      phase: "submitted",
      results: [...round.results, isCorrect],
      ...(right && { right: { books: right.books + Number(hasBook), chapters: right.chapters + Number(hasChapter) } }),
    },
    announce(sentence(referenceText(reference))),
  );
};

/** Rounds stored by an older version have no `hinted` and do not count hints. */
const withHint = ({ hinted, index }: RevealRound) =>
  hinted === undefined || hinted.includes(index) ? {} : { hinted: [...hinted, index] };

export const dailyResultOf = (round: RevealRound): DailyResult => ({
  done: scoreOf(round),
  total: round.results.length,
  marks: round.results,
  hints: round.hinted?.length,
});

const advance = (round: RevealRound): Stepped<RevealState> => {
  const total = round.questions.length;
  if (!isLastQuestion(round)) {
    const next = { ...round, phase: "question" as const, index: round.index + 1, picks: noPicks, showsHint: false };
    return go(next, announce(revealMessages.says.question(next.index + 1, total)));
  }
  const score = scoreOf(round);
  const cheer = score * 2 >= total ? [{ type: "celebrate" } as const] : [];
  return go(
    { ...round, phase: "complete" },
    ...awards(badgeOf(round), round.dailyDate, dailyResultOf(round)),
    ...cheer,
    announce(revealMessages.says.end(score, total)),
  );
};

export const step = (state: RevealState, event: RevealEvent): Stepped<RevealState> => {
  if (event.type === "start") return begin(event);
  if (state.phase === "intro") return stay(state);
  if (event.type === "leave") return go({ phase: "intro" });
  if (state.phase === "submitted") return event.type === "next" ? advance(state) : stay(state);
  if (state.phase === "complete") return stay(state);
  switch (event.type) {
    case "pick":
      return go({ ...state, picks: { ...state.picks, [event.part]: event.value } });
    case "hint":
      return go({ ...state, showsHint: !state.showsHint, ...withHint(state) });
    case "submit":
      return submit(state);
    default:
      return stay(state);
  }
};
