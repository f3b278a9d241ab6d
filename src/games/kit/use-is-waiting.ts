import { useCallback, useSyncExternalStore } from "react";
import { gameCatalogue, type GameId } from "#src/games/kit/catalogue.data.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { dailyKeyOf } from "./game-entries.ts";
import { isRunning } from "./abandoned-round.ts";

/** Without the game's schema, which would bring its rules and texts along. */
const isRunningText = (text: string | undefined, date: string | undefined): boolean => {
  try {
    const state: unknown = JSON.parse(text ?? "null");
    return isRunning(state) && (date === undefined || (state as { readonly dailyDate?: unknown }).dailyDate === date);
  } catch {
    return false;
  }
};

/** Whether a round of the game waits to be continued; with a date (`2026-11-21`), its board of that date. False while prerendering. */
export const useIsWaiting = (game: GameId, date?: string): boolean => {
  const key = date === undefined ? gameCatalogue[game].storedKey : dailyKeyOf(game);
  const subscribe = useCallback((listener: () => void) => deviceStore().subscribe(key, listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => isRunningText(deviceStore().texts().get(key), date),
    () => false,
  );
};
