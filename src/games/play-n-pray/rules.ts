import { kitMessages } from "#src/games/kit/messages.ts";
import { lang, namesOfGod } from "#content/games/names-of-god.ts";
import type { NameOfGod } from "#content/schema/games.ts";
import { type Badge, badgeFor } from "#src/games/kit/badge.ts";
import {
  awards,
  countDown,
  type Effect,
  go,
  type Pace,
  announce,
  announceTimeLeft,
  stay,
  type Stepped,
  toast,
} from "#src/games/kit/game.ts";
import type { DailyResult } from "#src/games/kit/daily-results.ts";
import { createRandom, shuffle } from "#src/games/kit/random.ts";
import { pray } from "./config.ts";
import type { PrayCard, PrayState } from "./stored.ts";
import { prayMessages } from "./messages.ts";

/**
 * Play N Pray: twenty covered cards, each with a name of God and a prayer (docs/product/games.md, "Play N Pray"). A card
 * counts as prayed three seconds after it was revealed. Its prayer stays until it is closed or another card is opened, and
 * the round waits for that before it ends in victory; its clock stands still meanwhile.
 */

export type PrayEvent =
  | { readonly type: "pace"; readonly pace: Pace }
  | { readonly type: "start"; readonly seed: number }
  /** A click on a card: reveals it, or shows a revealed card's prayer again. */
  | { readonly type: "reveal"; readonly card: number }
  /** Three seconds after the card was revealed. */
  | { readonly type: "complete"; readonly card: number }
  | { readonly type: "close" }
  | { readonly type: "tick"; readonly seconds: number }
  | { readonly type: "again"; readonly seed: number }
  | { readonly type: "leave" };

export const nameOf = (card: PrayCard): NameOfGod => namesOfGod.find(({ id }) => id === card.nameId) ?? namesOfGod[0]!;

export const prayedCount = (cards: readonly PrayCard[]): number => cards.filter((card) => card.isCompleted).length;

export const resultOf = (cards: readonly PrayCard[]): DailyResult => ({
  done: prayedCount(cards),
  total: cards.length,
  marks: [],
});

export const badgeOf = (cards: readonly PrayCard[]): Badge => badgeFor("play-n-pray", prayedCount(cards), pray.cards);

type Playing = Extract<PrayState, { phase: "playing" }>;

const fresh = (pace: Pace, seed: number): Playing => ({
  phase: "playing",
  pace,
  score: 0,
  secondsLeft: pray.roundSeconds,
  cards: shuffle(namesOfGod, createRandom(seed))
    .slice(0, pray.cards)
    .map(({ id: nameId }, id) => ({ id, nameId, isRevealed: false, isCompleted: false })),
});

const end = (
  { pace, score, secondsLeft, cards }: Playing,
  isVictory: boolean,
  ...effects: readonly Effect[]
): Stepped<PrayState> => {
  const badge = badgeOf(cards);
  return go(
    { phase: "ended", pace, score, secondsLeft, cards, isVictory, badge },
    ...effects,
    ...awards(badge, null, resultOf(cards)),
  );
};

/** Continues, or ends in victory when every card is prayed and none is open. */
const proceed = (state: Playing, ...effects: readonly Effect[]): Stepped<PrayState> =>
  state.open || prayedCount(state.cards) < state.cards.length
    ? go(state, ...effects)
    : end(state, true, ...effects, toast(prayMessages.victory, prayMessages.allPrayed), { type: "celebrate" });

const reveal = (state: Playing, id: number): Stepped<PrayState> => {
  const card = state.cards[id];
  if (!card || (state.open?.card === id && card.isRevealed)) return stay(state);
  const { name, meaning, prayer } = nameOf(card);
  const spoken = prayMessages.saysRevealed(name, meaning, prayer);
  const announcement = announce(spoken, { words: spoken, lang });
  const open = { card: id };
  if (card.isRevealed) return go({ ...state, open }, announcement);
  const cards = state.cards.map((other) => (other === card ? { ...card, isRevealed: true } : other));
  return go(
    { ...state, cards, open, score: state.score + pray.pointsPerReveal },
    toast(prayMessages.revealed(name)),
    announcement,
  );
};

const complete = (state: Playing, id: number): Stepped<PrayState> => {
  const card = state.cards[id];
  if (!card?.isRevealed || card.isCompleted) return stay(state);
  const cards = state.cards.map((other) => (other === card ? { ...card, isCompleted: true } : other));
  const { name } = nameOf(card);
  const spoken = prayMessages.saysPrayed(name, prayedCount(cards), cards.length);
  return proceed({ ...state, cards }, announce(spoken, { words: name, lang }));
};

const tick = (state: Playing, seconds: number): Stepped<PrayState> => {
  // The last prayer may be finished in peace.
  if (state.pace === "relaxed" || prayedCount(state.cards) === state.cards.length) return stay(state);
  const secondsLeft = countDown(state.secondsLeft, seconds);
  if (secondsLeft === state.secondsLeft) return stay(state);
  const next = { ...state, secondsLeft };
  return secondsLeft > 0
    ? go(next, ...announceTimeLeft(secondsLeft))
    : end(next, false, toast(kitMessages.timeUp, prayMessages.timeUpText, "refusal"));
};

const play = (state: Playing, event: PrayEvent): Stepped<PrayState> => {
  switch (event.type) {
    case "reveal":
      return reveal(state, event.card);
    case "complete":
      return complete(state, event.card);
    case "tick":
      return tick(state, event.seconds);
    case "close": {
      const { open, ...rest } = state;
      return open ? proceed(rest) : stay(state);
    }
    default:
      return stay(state);
  }
};

/** One step of the game. Double clicks, late timers and events of another phase change nothing. */
export const step = (state: PrayState, event: PrayEvent): Stepped<PrayState> => {
  switch (event.type) {
    case "pace":
      return state.phase === "intro" ? go({ ...state, pace: event.pace }) : stay(state);
    case "start":
      return state.phase === "intro" ? go(fresh(state.pace, event.seed), { type: "play" }) : stay(state);
    case "again":
      return state.phase === "intro" ? stay(state) : go(fresh(state.pace, event.seed), { type: "play" });
    case "leave":
      return state.phase === "intro" ? stay(state) : go({ phase: "intro", pace: state.pace });
    default:
      return state.phase === "playing" ? play(state, event) : stay(state);
  }
};
