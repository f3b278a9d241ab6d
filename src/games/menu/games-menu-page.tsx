import { isBuilt } from "#domain/site/routes.ts";
import { gameIds } from "#content/schema/games.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import "#src/games/kit/games.css";
import { DailyBoard } from "./daily-board.tsx";
import { GameCard } from "./game-card.tsx";
import { Trophies } from "./trophies.tsx";
import "./menu.css";

/** The newest game first, then the specification's order; only games that exist. */
const games = (["tap-to-reveal", ...gameIds.filter((id) => id !== "tap-to-reveal")] as const).filter((id) => isBuilt(`/${id}`));

/** 'Bible Games Collection' (specification 1 and 2, section 2), today's board and the trophies. */
export const GamesMenuPage = () => (
  <Wrap>
    <PageHead title="Bible Games Collection">
      Seven quiet ways to know the book better. Every game can be played without a clock, by touch or by keyboard.
    </PageHead>
    <ul className="games-list">
      {games.map((game, index) => (
        <GameCard key={game} game={game} isFirst={index === 0} />
      ))}
    </ul>
    <DailyBoard games={games} />
    <Trophies />
  </Wrap>
);
