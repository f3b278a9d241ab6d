import { Play } from "lucide";
import { Link } from "react-router";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import type { CatalogueEntry, GameId } from "#src/games/kit/catalogue.data.ts";
import { GameArt } from "#src/games/kit/game-art.tsx";
import { useIsWaiting } from "#src/games/kit/abandoned-round.ts";
import { Icon } from "#src/ui/icon.tsx";
import { menuMessages } from "./messages.ts";

/** How many of three bars are lit; 'All Levels' has a ring of its own. */
const bars: Readonly<Record<CatalogueEntry["difficulty"], number>> = { "All Levels": 0, Easy: 1, Medium: 2, Hard: 3 };

const levels = { "All Levels": "all", Easy: "easy", Medium: "medium", Hard: "hard" } as const;

const Difficulty = ({ difficulty }: { difficulty: CatalogueEntry["difficulty"] }) => (
  <span className="games-level" aria-hidden="true">
    {bars[difficulty] === 0 ? (
      <i className="all" />
    ) : (
      [1, 2, 3].map((bar) => <i key={bar} className={bar <= bars[difficulty] ? "on" : ""} />)
    )}
  </span>
);

/** A game in the menu, all of it one link: its drawing on a tint of its own, title, description, difficulty, category, Play Now. */
export const GameCard = ({ game }: { game: GameId }) => {
  const { title, description, difficulty, category, isNew, tint } = gameCatalogue[game];
  const isWaiting = useIsWaiting(game);
  return (
    <li className={`games-card tint-${tint}`}>
      <GameArt game={game} />
      <div className="games-card-text">
        <h2>
          <Link to={`/${game}`} aria-label={isWaiting ? menuMessages.goOnGame(title) : menuMessages.playGame(title)}>
            {title}
          </Link>{" "}
          {isNew ? <span className="new">{menuMessages.isNew}</span> : null}
        </h2>
        <p>{description}</p>
        <p className="tag">
          <Difficulty difficulty={difficulty} />
          <span>{menuMessages.levels[levels[difficulty]]}</span>
          <span aria-hidden="true">·</span>
          <span>{category}</span>
        </p>
        <p className="games-play">
          <Icon of={Play} small />
          {isWaiting ? menuMessages.goOn : menuMessages.playNow}
          {isWaiting ? <span className="muted">{menuMessages.waiting}</span> : null}
        </p>
      </div>
    </li>
  );
};
