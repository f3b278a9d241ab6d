import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { useVictoryAnimation } from "./victory-animation.ts";
import "./victory-animation.css";

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
