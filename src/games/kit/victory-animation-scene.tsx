import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { useVictoryAnimation } from "./victory-animation.ts";
import "./victory-animation.css";

const letters = "AMEN";

/** A victory's moment: courses of the wall drop, niches light, books slide home. Decorative; the toast has said it. */
export const VictoryAnimationScene = () => {
  const game = useVictoryAnimation();
  if (!game) return null;
  return (
    <div className={`moment moment-${game}`} aria-hidden="true">
      <div>
        {Array.from({ length: gameCatalogue[game].victoryParts }, (_, part) => (
          <i key={part}>{game === "bible-crossword-search" ? letters[part] : null}</i>
        ))}
      </div>
    </div>
  );
};
