import { gameCatalogue, type GameId, gameIds } from "#src/games/kit/catalogue.data.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import "#src/games/kit/games.css";
import { DailyBoard } from "./daily-board.tsx";
import { GameCard } from "./game-card.tsx";
import { LiveCard } from "./live-card.tsx";
import { Trophies } from "./trophies.tsx";
import { menuMessages } from "./messages.ts";
import "./menu.css";

const isNew = (game: GameId): boolean => gameCatalogue[game].isNew === true;

/** New games first, then the order of the list. */
const games = gameIds.toSorted((one, other) => Number(isNew(other)) - Number(isNew(one)));

/** 'Bible Games Collection' (docs/product/games.md, "Menu"), today's board and the trophies. */
export const Page = () => (
  <Wrap>
    <PageHead isSlim title={menuMessages.title}>
      {menuMessages.lead(games.length)} {menuMessages.note}
    </PageHead>
    <DailyBoard />
    <ul className="games-list">
      <LiveCard />
      {games.map((game) => (
        <GameCard key={game} game={game} />
      ))}
    </ul>
    <Trophies />
  </Wrap>
);
