import { gameCatalogue, type GameId } from "./catalogue.data.ts";
import "./victory-animation.css";
import { pause } from "#src/platform/clock.ts";
import { createStore, useStore } from "#src/platform/store.ts";

/** Duration of the animation; the end dialog waits for it. */
const animationMs = 600;

const shown = createStore<GameId | undefined>(undefined);

export const useVictoryAnimation = (): GameId | undefined => useStore(shown, (game) => game);

/** Shows a game's victory animation; resolves when it is over. */
export const showVictoryAnimation = async (game: GameId): Promise<void> => {
  shown.update(() => game);
  await pause(animationMs);
  shown.update((current) => (current === game ? undefined : current));
};

const letters = "AMEN";

/** The animation after a victory, such as falling stones. Decorative: a toast announces the victory. */
export const VictoryAnimationScene = () => {
  const game = useVictoryAnimation();
  if (!game) return null;
  return (
    <div className={`victory victory-${game}`} aria-hidden="true">
      <div>
        {Array.from({ length: gameCatalogue[game].victoryParts }, (_, part) => (
          <i key={part}>{game === "bible-crossword-search" ? letters[part] : null}</i>
        ))}
      </div>
    </div>
  );
};
