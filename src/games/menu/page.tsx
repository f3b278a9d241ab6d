import { gameIds } from "#content/schema/games.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import "#src/games/kit/games.css";
import { DailyBoard } from "./daily-board.tsx";
import { GameCard } from "./game-card.tsx";
import { LiveCard } from "./live-card.tsx";
import { Trophies } from "./trophies.tsx";
import { menuWords } from "./menu-words.ts";
import "./menu.css";

/** The newest game first, then the order of `gameIds`. */
const games = ["tap-to-reveal", ...gameIds.filter((id) => id !== "tap-to-reveal")] as const;

/** 'Bible Games Collection' (docs/product/games.md, "Menu"), today's board and the trophies. */
export const Page = () => (
  <Wrap>
    <PageHead isSlim title={menuWords.title}>
      {menuWords.lead} {menuWords.note}
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
