import type { GameId } from "#content/schema/games.ts";
import { useVictoryAnimation } from "./victory-animation.ts";
import "./victory-animation.css";

/** How many parts a game's moment moves: stones, niches, books, letters, lines, the curtain's halves, the ring. */
const parts: Readonly<Record<GameId, number>> = {
  "wall-of-jericho": 20,
  "play-n-pray": 20,
  "bible-scholar": 12,
  "bible-crossword-search": 4,
  "wisdom-nuggets": 8,
  "tap-to-reveal": 2,
  "trivia-challenge": 10,
};

const letters = "AMEN";

/** A victory's moment: courses of the wall drop, niches light, books slide home. Decorative; the toast has said it. */
export const VictoryAnimationScene = () => {
  const game = useVictoryAnimation();
  if (!game) return null;
  return (
    <div className={`moment moment-${game}`} aria-hidden="true">
      <div>
        {Array.from({ length: parts[game] }, (_, part) => (
          <i key={part}>{game === "bible-crossword-search" ? letters[part] : null}</i>
        ))}
      </div>
    </div>
  );
};
