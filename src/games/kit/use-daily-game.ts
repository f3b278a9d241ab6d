import type { GameId } from "#src/games/kit/catalogue.data.ts";
import { randomSeed } from "#src/platform/random.ts";
import type { Step } from "./game.ts";
import type { GameEntries } from "./game-entries.ts";
import { type Daily, useDailyEntry, useDailyFromAddress, useFreshDaily } from "./use-daily.ts";
import { type Game, useGame } from "./use-game.ts";

/** The fields that start events need. */
export interface Deal {
  readonly seed: number;
  readonly dailyDate?: string;
}

interface DailyGame<State, Event> extends Game<State, Event> {
  /** Today's board, if the address asks for it. */
  readonly daily: Daily | undefined;
  /** Today's board, or a fresh random one: `send({ type: "start", ...deal() })`. */
  readonly deal: () => Deal;
}

/** The date of the stored board; undefined before a round was started, when the state has none. */
const keptDateOf = (state: object): string | null | undefined =>
  "dailyDate" in state ? (state.dailyDate as string | null) : undefined;

/**
 * Runs a game that has a daily board, and plays that board if the address asks for it. `leave` is sent when a board of
 * another day is found on the device. `const { state, send, said, daily, deal } = useDailyGame("bible-scholar",
 * scholarEntries, step, { type: "leave" });`
 */
export const useDailyGame = <State extends object, Event>(
  game: GameId,
  entries: GameEntries<State>,
  step: Step<State, Event>,
  leave: Event,
): DailyGame<State, Event> => {
  const daily = useDailyFromAddress(game);
  const run = useGame(game, useDailyEntry(entries), step);
  useFreshDaily(daily, keptDateOf(run.state), () => run.sendQuietly(leave));
  return { ...run, daily, deal: () => (daily ? { seed: daily.seed, dailyDate: daily.iso } : { seed: randomSeed() }) };
};
