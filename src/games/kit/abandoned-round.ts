import { useCallback, useSyncExternalStore } from "react";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import type { Stepped } from "./game.ts";
import { dailyKeyOf, phaseOf, runningPhases } from "./game-entries.ts";
import { gameCatalogue, type GameId } from "./catalogue.data.ts";

export const isRunning = (state: unknown): boolean => runningPhases.some((phase) => phase === phaseOf(state));

/**
 * Whether a step abandoned a running round: it led to a new round, which counts a play, or back to `start`, the state before
 * the first round.
 */
export const isAbandoned = (before: unknown, { state, effects }: Stepped<unknown>, start: unknown): boolean => {
  if (!isRunning(before)) return false;
  return isRunning(state) ? effects.some(({ type }) => type === "play") : phaseOf(state) === phaseOf(start);
};

/** Parses without the game's schema, which would load its rules and texts. */
const isRunningText = (text: string | undefined, date: string | undefined): boolean => {
  try {
    const state: unknown = JSON.parse(text ?? "null");
    return isRunning(state) && (date === undefined || (state as { readonly dailyDate?: unknown }).dailyDate === date);
  } catch {
    return false;
  }
};

/** Whether a round of the game waits to be continued; with a date (`2026-11-21`), its board of that date. */
export const useIsWaiting = (game: GameId, date?: string): boolean => {
  const key = date === undefined ? gameCatalogue[game].storedKey : dailyKeyOf(game);
  const subscribe = useCallback((listener: () => void) => deviceStore().subscribe(key, listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => isRunningText(deviceStore().texts().get(key), date),
    () => false,
  );
};
