import { gameCatalogue, type GameId, gameIds } from "#src/games/kit/catalogue.data.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import "#src/games/kit/games.css";
import { Users } from "lucide";
import { Link } from "react-router";
import { LiveArt } from "#src/games/kit/game-art.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { DailyBoard } from "./daily-board.tsx";
import { GameCard } from "./game-card.tsx";
import { Trophies } from "./trophies.tsx";
import { menuMessages } from "./messages.ts";
import "./menu.css";

/** Trivia live in the menu: not one of the seven games, which are played alone. */
const LiveCard = () => (
  <li className="games-card tint-hl-orange">
    <LiveArt />
    <div className="games-card-text">
      <h2>
        <Link to="/trivia-live" aria-label={menuMessages.togetherLive}>
          Trivia live
        </Link>{" "}
        <span className="new">{menuMessages.isNew}</span>
      </h2>
      <p>{menuMessages.liveLead}</p>
      <p className="games-play">
        <Icon of={Users} small />
        {menuMessages.together}
      </p>
    </div>
  </li>
);

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
    <section className="games-by-heart" aria-labelledby="games-by-heart">
      <h2 id="games-by-heart">
        <Link to="/by-heart">{menuMessages.byHeart}</Link>
      </h2>
      <p>{menuMessages.byHeartLead}</p>
    </section>
    <Trophies />
  </Wrap>
);
