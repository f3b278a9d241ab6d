import type { GameId } from "#src/games/kit/catalogue.data.ts";
import { pause } from "#src/platform/clock.ts";
import { createStore, useStore } from "#src/platform/store.ts";

/** Duration of the animation; the end dialog waits for it. */
const animationMs = 600;

const shown = createStore<GameId | undefined>(undefined);

/** The game whose animation is being shown. */
export const useVictoryAnimation = (): GameId | undefined => useStore(shown, (game) => game);

/** Shows a game's victory animation; resolves when it is over. */
export const showVictoryAnimation = async (game: GameId): Promise<void> => {
  shown.update(() => game);
  await pause(animationMs);
  shown.update((current) => (current === game ? undefined : current));
};
