/**
 * Wisdom Nuggets: eight parables with a missing word, two per page, and a word bank (docs/product/games.md,
 * "Wisdom Nuggets"). Pages count from 0.
 */
import { kitMessages } from "#src/games/kit/messages.ts";
import { lang, parableDistractors, parables } from "#content/games/parables.ts";
import type { Parable } from "#content/schema/games.ts";
import { type Badge, badgeFor } from "#src/games/kit/badge.ts";
import { awards, type Effect, go, announce, stay, type Stepped, toast } from "#src/games/kit/game.ts";
import { shareOfDay } from "#src/games/kit/daily.ts";
import type { DailyResult } from "#src/games/kit/daily-results.ts";
import { createRandom, sample, shuffle } from "#src/games/kit/random.ts";
import { wisdom } from "./config.ts";
import { type ParableCard, type WisdomRound, wisdomStart, type WisdomState } from "./stored.ts";
import { wisdomMessages } from "./messages.ts";

export type WisdomEvent =
  | { readonly type: "start"; readonly seed: number; readonly dailyDate?: string }
  /** A word of the bank, by its id: the answer to the page's chosen or first open parable. */
  | { readonly type: "pick"; readonly word: number }
  /** The parable of the page, by its id, that the next word answers instead of the first open one. */
  | { readonly type: "choose"; readonly card: number }
  | { readonly type: "page"; readonly page: number }
  /** 1.5 s after the last parable of `from` was done. */
  | { readonly type: "advance"; readonly from: number }
  | { readonly type: "finish" }
  | { readonly type: "again"; readonly seed: number; readonly dailyDate?: string }
  | { readonly type: "leave" };

export const pageCount = wisdom.parables / wisdom.perPage;

export const parableOf = (card: ParableCard): Parable =>
  parables.find(({ id }) => id === card.parableId) ?? parables[0]!;

/** The parts of the clause before and after the missing word. */
export const aroundMissing = ({ verse, missingWord }: Parable): readonly [before: string, after: string] => {
  const at = verse.search(new RegExp(`(?<!\\p{L})${missingWord}(?!\\p{L})`, "u"));
  return [verse.slice(0, at), verse.slice(at + missingWord.length)];
};

export const cardsOfPage = (cards: readonly ParableCard[], page: number): readonly ParableCard[] =>
  cards.slice(page * wisdom.perPage, (page + 1) * wisdom.perPage);

/** The parable that the next word answers: the chosen one of the page, or its first open one. */
export const currentCard = ({
  cards,
  page,
  chosen,
}: WisdomRound & { readonly chosen?: number | undefined }): ParableCard | undefined => {
  const open = cardsOfPage(cards, page).filter((card) => !card.isCompleted);
  return open.find(({ id }) => id === chosen) ?? open[0];
};

export const isPageDone = (cards: readonly ParableCard[], page: number): boolean =>
  cardsOfPage(cards, page).every((card) => card.isCompleted);

export const completedCount = (cards: readonly ParableCard[]): number =>
  cards.filter((card) => card.isCompleted).length;

/** Words are equal if they differ only in case, white space and punctuation. */
export const isSameWord = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

export const badgeOf = (completed: number): Badge => badgeFor("wisdom-nuggets", completed, wisdom.parables);

type Playing = Extract<WisdomState, { phase: "playing" }>;

const fresh = (seed: number, dailyDate: string | null = null): Playing => {
  const random = createRandom(seed);
  const chosen =
    dailyDate === null
      ? sample(parables, wisdom.parables, random)
      : shareOfDay(parables, wisdom.parables, "wisdom-nuggets", dailyDate);
  const words = [
    ...chosen.map(({ missingWord }) => missingWord),
    ...sample(parableDistractors, wisdom.distractors, random),
  ];
  return {
    phase: "playing",
    dailyDate,
    page: 0,
    isTurning: false,
    score: 0,
    mistakes: 0,
    cards: chosen.map(({ id: parableId }, id) => ({ id, parableId, isCompleted: false })),
    bank: shuffle(words, random).map((word, id) => ({ id, word, isUsed: false })),
  };
};

export const dailyResultOf = ({ cards, mistakes }: WisdomRound): DailyResult => ({
  done: completedCount(cards),
  total: wisdom.parables,
  marks: cards.map((card) => card.isCompleted),
  mistakes,
});

const end = (state: Playing, isVictory: boolean, ...effects: readonly Effect[]): Stepped<WisdomState> => {
  const { dailyDate, page, score, mistakes, cards, bank } = state;
  const badge = badgeOf(completedCount(cards));
  return go(
    { phase: "ended", dailyDate, page, score, mistakes, cards, bank, isVictory, badge },
    ...effects,
    ...awards(badge, dailyDate, dailyResultOf(state)),
  );
};

const pick = (state: Playing, id: number): Stepped<WisdomState> => {
  const word = state.bank[id];
  const card = currentCard(state);
  if (!word || word.isUsed || !card) return stay(state);
  const parable = parableOf(card);
  if (!isSameWord(word.word, parable.missingWord))
    return go(
      { ...state, mistakes: (state.mistakes ?? 0) + 1 },
      toast(wisdomMessages.wrong, wisdomMessages.wrongWord, "refusal"),
    );
  const next: Playing = {
    ...state,
    score: state.score + wisdom.pointsPerParable,
    cards: state.cards.map((other) => (other === card ? { ...card, isCompleted: true } : other)),
    bank: state.bank.map((other) => (other === word ? { ...word, isUsed: true } : other)),
  };
  const done = completedCount(next.cards);
  const spoken = wisdomMessages.completed(parable.verse, done, wisdom.parables);
  const announcement = announce(spoken, { words: parable.verse, lang });
  if (done === wisdom.parables)
    return end(next, true, toast(wisdomMessages.victory, wisdomMessages.allWhole), announcement, { type: "celebrate" });
  return go(
    { ...next, isTurning: isPageDone(next.cards, next.page) },
    toast(kitMessages.correct, parable.title),
    announcement,
  );
};

/** For the step after a page was done: 'Page Complete!', which would replace 'Correct!' if it came with the last parable. */
const completeToast = ({ isTurning }: Playing): readonly Effect[] =>
  isTurning ? [toast(wisdomMessages.pageComplete)] : [];

const turnTo = (state: Playing, page: number): Stepped<WisdomState> =>
  Number.isInteger(page) && page >= 0 && page < pageCount && page !== state.page
    ? go(
        { ...state, page, isTurning: false },
        ...completeToast(state),
        announce(wisdomMessages.page(page + 1, pageCount)),
      )
    : stay(state);

/** To the next page; the last one, done before others, stays open. */
const advance = (state: Playing): Stepped<WisdomState> =>
  state.page + 1 < pageCount
    ? turnTo(state, state.page + 1)
    : go({ ...state, isTurning: false }, ...completeToast(state));

const choose = (state: Playing, id: number): Stepped<WisdomState> => {
  const isOpen = cardsOfPage(state.cards, state.page).some((card) => card.id === id && !card.isCompleted);
  return isOpen && currentCard(state)?.id !== id ? go({ ...state, chosen: id }) : stay(state);
};

const play = (state: Playing, event: WisdomEvent): Stepped<WisdomState> => {
  switch (event.type) {
    case "pick":
      return pick(state, event.word);
    case "choose":
      return choose(state, event.card);
    case "page":
      return turnTo(state, event.page);
    case "advance":
      return state.isTurning && event.from === state.page ? advance(state) : stay(state);
    case "finish":
      return completedCount(state.cards) === 0 ? go(wisdomStart) : end(state, false);
    default:
      return stay(state);
  }
};

/** One step of the game. Used words, finished pages, late timers and events of another phase change nothing. */
export const step = (state: WisdomState, event: WisdomEvent): Stepped<WisdomState> => {
  switch (event.type) {
    case "start":
      return state.phase === "start" ? go(fresh(event.seed, event.dailyDate), { type: "play" }) : stay(state);
    case "again":
      return state.phase === "start" ? stay(state) : go(fresh(event.seed, event.dailyDate), { type: "play" });
    case "leave":
      return state.phase === "start" ? stay(state) : go(wisdomStart);
    default:
      return state.phase === "playing" ? play(state, event) : stay(state);
  }
};
