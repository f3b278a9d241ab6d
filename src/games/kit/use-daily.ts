import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "#src/platform/page/router.tsx";
import { type CalendarDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { gameCatalogue, type GameId } from "./catalogue.data.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useToday } from "#src/platform/use-today.ts";
import { randomSeed } from "#src/platform/random.ts";
import { isRunning } from "./abandoned-round.ts";
import { dailySeed } from "./daily.ts";
import { type DailyResult, resultOn } from "./daily-results.ts";
import type { GameEntries } from "./game-entries.ts";
import { dailyBoardEntry } from "./stored.ts";
import type { Step } from "./game.ts";
import { type Game, useGame } from "./use-game.ts";

export interface Daily {
  readonly date: CalendarDate;
  readonly iso: string;
  readonly seed: number;
  /** Today's result, if this board was finished. */
  readonly result: DailyResult | undefined;
}

/** Today's board of a game, replaced at midnight; undefined during prerendering. */
export const useDailyBoard = (game: GameId): Daily | undefined => {
  const date = useToday();
  const [board] = useStored(dailyBoardEntry);
  return (
    date && {
      date,
      iso: toIsoDate(date),
      seed: dailySeed(game, date),
      result: resultOn(board, gameCatalogue[game].board, date),
    }
  );
};

/**
 * Leaves a board of another day that is found on the device. `storedDate` is the date of the stored game, undefined
 * before one was started. A board that is being played at midnight may be finished.
 */
export const useFreshDaily = (
  daily: Daily | undefined,
  storedDate: string | null | undefined,
  leave: () => void,
): void => {
  const iso = daily?.iso;
  /** The date of the board that was begun here. */
  const begun = useRef<string>(undefined);
  const leaveBoard = useEffectEvent(leave);
  useEffect(() => {
    if (storedDate === iso) begun.current = iso;
    else if (iso !== undefined && storedDate !== undefined && storedDate !== begun.current) leaveBoard();
  }, [iso, storedDate]);
};

interface DailyGame<State, Event> extends Game<State, Event> {
  /** Today's board, if the address asks for it. */
  readonly daily: Daily | undefined;
  /** Today's board, or a fresh random one: `send({ type: "start", ...deal() })`. */
  readonly deal: () => { readonly seed: number; readonly dailyDate?: string };
  /**
   * Loads what a board or a round needs. Undefined if it is being loaded already, or if the visitor has left the board or the
   * round, or begun one, meanwhile. `load` must not reject.
   */
  readonly unlessLeft: <T>(load: () => Promise<T>) => Promise<T | undefined>;
}

/** Goes back to the state before the first round. */
interface Leave {
  readonly type: "leave";
}

/**
 * Runs a game that has a daily board, and plays that board if the address asks for it. A board of another day that is found
 * on the device is left. `const { state, send, daily, deal } = useDailyGame("bible-scholar", scholarEntries, step);`
 */
export const useDailyGame = <State extends object, Event>(
  game: GameId,
  entries: GameEntries<State>,
  step: Step<State, Event | Leave>,
): DailyGame<State, Event | Leave> => {
  const [params] = useSearchParams();
  const isDaily = params.has("daily");
  const board = useDailyBoard(game);
  const daily = isDaily ? board : undefined;
  const run = useGame(game, isDaily ? entries.daily : entries.ordinary, step);
  // Before a round is started, the state has no date.
  const storedDate = "dailyDate" in run.state ? (run.state.dailyDate as string | null) : undefined;
  useFreshDaily(daily, storedDate, () => run.sendQuietly({ type: "leave" }));
  const isInRound = isRunning(run.state);
  const visit = useRef<object>(undefined);
  const loadingFor = useRef<object>(undefined);
  useEffect(() => {
    visit.current = { isDaily, isInRound };
    return () => {
      visit.current = undefined;
    };
  }, [isDaily, isInRound]);
  return {
    ...run,
    daily,
    deal: () => (daily ? { seed: daily.seed, dailyDate: daily.iso } : { seed: randomSeed() }),
    unlessLeft: async (load) => {
      const { current } = visit;
      if (loadingFor.current === current) return undefined;
      loadingFor.current = current;
      const loaded = await load();
      if (loadingFor.current === current) loadingFor.current = undefined;
      return visit.current === current ? loaded : undefined;
    },
  };
};
