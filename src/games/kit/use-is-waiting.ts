import { useCallback, useSyncExternalStore } from "react";
import type { GameId } from "#content/schema/games.ts";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { gameKeys } from "./game-keys.ts";
import { isRunning } from "./thrown-away.ts";

/** Without the game's schema, which would bring its rules and texts along. */
const isRunningText = (text: string | undefined): boolean => {
  try {
    return isRunning(JSON.parse(text ?? "null"));
  } catch {
    return false;
  }
};

/** Whether a round of the game waits to be continued. False while prerendering. */
export const useIsWaiting = (game: GameId): boolean => {
  const key = gameKeys[game];
  const subscribe = useCallback((listener: () => void) => deviceStore().subscribe(key, listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => isRunningText(deviceStore().texts().get(key)),
    () => false,
  );
};
