import { Play } from "lucide-react";
import { gameCatalogue } from "#content/games/catalogue.ts";
import type { GameCard as Card, GameId } from "#content/schema/games.ts";
import { GameArt } from "#src/games/kit/game-art.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

const bars: Readonly<Record<Card["difficulty"], number>> = { "All Levels": 3, Easy: 1, Medium: 2, Hard: 3 };

/** A game in the menu: niche, title, description, difficulty, category, Play Now. */
export const GameCard = ({ game, isFirst }: { game: GameId; isFirst: boolean }) => {
  const { title, description, difficulty, category, isNew } = gameCatalogue[game];
  return (
    <li className={`games-card ${isFirst ? "is-first" : ""}`}>
      <GameArt game={game} />
      <div>
        <h2>
          {title} {isNew ? <span className="new">New</span> : null}
        </h2>
        <p>{description}</p>
        <p className="tag">
          <span className="games-level" aria-hidden="true">
            {[1, 2, 3].map((bar) => (
              <i key={bar} className={bar <= bars[difficulty] ? "on" : ""} />
            ))}
          </span>
          <span>{difficulty}</span>
          <span aria-hidden="true">·</span>
          <span>{category}</span>
        </p>
      </div>
      <ButtonLink to={`/${game}`} variant={isFirst ? "primary" : "outline"} aria-label={`Play Now: ${title}`}>
        <Icon of={Play} small />
        Play Now
      </ButtonLink>
    </li>
  );
};
