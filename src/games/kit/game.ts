/**
 * The common interface of all game rules. `rules.ts` exports `step(state, event)`: pure, without clock, randomness or
 * screen. Events carry time (`{ type: "tick", seconds }`) and randomness (a `seed`). `step` returns
 * `{ state, effects }`. Effects are requests to the environment; `useGame` runs them:
 * - `toast`: a toast; `tone: "refusal"` for a rejected action.
 * - `announce`: a sentence for the polite live region (describes what is visible).
 * - `play`: counts one play on the device and globally.
 * - `celebrate`: the victory animation and confetti, left out under reduced motion.
 * - `stop-speech`: stops reading aloud.
 * - `award`: the game ended with this badge, which is added to the trophies.
 * - `daily`: the result of a daily board; the first of a date counts.
 * In `step`, write `return stay(state)` to ignore an event (late, duplicate, wrong phase) and `return go(next, effect,
 * …)` otherwise. `useGame` does nothing for a state that is returned unchanged (same object).
 */
import type { Badge } from "./badge.ts";
import type { DailyResult } from "./daily-results.ts";
import { kitMessages } from "./messages.ts";
import type { Quoted } from "./quoting.tsx";
import type { Pace } from "./state-schemas.ts";

export type { Pace } from "./state-schemas.ts";

export type Effect =
  | {
      readonly type: "toast";
      readonly title: string;
      readonly description?: string;
      readonly tone?: "plain" | "refusal";
      readonly durationMs?: number;
    }
  | { readonly type: "announce"; readonly text: string; readonly quoted?: Quoted }
  | { readonly type: "play" }
  | { readonly type: "celebrate" }
  | { readonly type: "stop-speech" }
  | { readonly type: "award"; readonly badge: Badge }
  /** `date` is `2026-11-21`. */
  | { readonly type: "daily"; readonly date: string; readonly result: DailyResult };

export interface Stepped<State> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

export type Step<State, Event> = (state: State, event: Event) => Stepped<State>;

export const stay = <State>(state: State): Stepped<State> => ({ state, effects: [] });

export const go = <State>(state: State, ...effects: readonly Effect[]): Stepped<State> => ({ state, effects });

/** A toast for `messages.ts`: `toast("Match Found!", "+150 points")`. */
export const toast = (
  title: string,
  description?: string,
  tone: "plain" | "refusal" = "plain",
): Extract<Effect, { type: "toast" }> => ({
  type: "toast",
  title,
  description,
  tone,
});

/** For the end of a round: the badge, unless nothing was done, and on a daily board, which has a date, its result. */
export const awards = (badge: Badge, date: string | null, result: DailyResult): readonly Effect[] => [
  ...(result.done > 0 ? [{ type: "award", badge } as const] : []),
  ...(date === null ? [] : [{ type: "daily", date, result } as const]),
];

/** For a daily result: the seconds of a timed round, or that there was no clock. */
export const pacedResult = (pace: Pace, seconds: number): Pick<DailyResult, "seconds" | "isRelaxed"> =>
  pace === "timed" ? { seconds } : { isRelaxed: true };

/** `quoted`: those of its words that are in another language than the page. */
export const announce = (text: string, quoted?: Quoted): Effect => ({
  type: "announce",
  text,
  ...(quoted?.lang === undefined ? {} : { quoted }),
});

/** The seconds left after `elapsed` more: an integer, never negative, whatever a suspended tab reports. */
export const countDown = (secondsLeft: number, elapsed: number): number =>
  Math.max(0, secondsLeft - Math.max(0, Math.floor(elapsed)));

/** Whether an event tells a game how much time has passed. */
export const isTick = (event: unknown): boolean =>
  typeof event === "object" && event !== null && "type" in event && event.type === "tick";

/** A clock in words for assistive technology: '2 minutes 5 seconds'. */
export const clockWords = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return kitMessages.seconds(rest);
  return rest === 0
    ? kitMessages.minutes(minutes)
    : kitMessages.minutesAndSeconds(kitMessages.minutes(minutes), kitMessages.seconds(rest));
};

/** The time left in words: '30 seconds left'. */
export const timeLeftWords = (seconds: number): string => kitMessages.timeLeft(clockWords(seconds));

const spokenSeconds: readonly number[] = [60, 30, 10];

/** What a running clock announces: a minute, half a minute and ten seconds before the end. */
export const announceTimeLeft = (secondsLeft: number): readonly Effect[] =>
  spokenSeconds.includes(secondsLeft) ? [announce(timeLeftWords(secondsLeft))] : [];

/** `m:ss`, as in '2:05'. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
