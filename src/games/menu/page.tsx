import { gameCatalogue, type GameId, gameIds } from "#src/games/kit/catalogue.data.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import "#src/games/kit/games.css";
import { Users } from "lucide";
import { Link } from "#src/platform/page/router.tsx";
import { LiveArt } from "#src/games/kit/game-art.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { AboutBoards, Streak } from "./daily-board.tsx";
import { GameCard } from "./game-card.tsx";
import { menuMessages } from "./messages.ts";
import "./menu.css";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { BadgeArt, SaveBadgeButton } from "#src/games/kit/badge-art.tsx";
import { badgeName } from "#src/games/kit/badge.ts";
import { trophiesEntry } from "#src/games/kit/stored.ts";
import { newestFirst, type Trophy } from "#src/games/kit/trophies.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { EmptyState } from "#src/ui/states.tsx";

const inWords = (iso: string): string => {
  const date = parseIsoDate(iso);
  return date ? dateInWords(date) : iso;
};

const TrophyItem = ({ trophy }: { trophy: Trophy }) => (
  <li>
    <Link
      to={`/${trophy.game}`}
      aria-label={menuMessages.playFor(badgeName(trophy.badge), gameCatalogue[trophy.game].title)}
    >
      <BadgeArt game={trophy.game} badge={trophy.badge} />
    </Link>
    <p>
      <b>{gameCatalogue[trophy.game].title}</b>
      <span className="muted">
        {inWords(trophy.firstOn)}
        {trophy.times > 1 ? menuMessages.times(trophy.times) : ""}
        {trophy.lastOn === trophy.firstOn ? "" : menuMessages.last(inWords(trophy.lastOn))}
      </span>
    </p>
    <SaveBadgeButton game={trophy.game} badge={trophy.badge} date={inWords(trophy.firstOn)} />
  </li>
);

/** Badges earned on this device, newest first. */
const Trophies = () => {
  const [trophies] = useStored(trophiesEntry);
  return (
    <section className="games-section" aria-labelledby="trophies-title">
      <h2 id="trophies-title">{menuMessages.trophies}</h2>
      {trophies.length === 0 ? (
        <EmptyState>{menuMessages.noTrophies}</EmptyState>
      ) : (
        <>
          <p className="muted">{menuMessages.keptHere}</p>
          <ul className="trophy-list">
            {newestFirst(trophies).map((trophy) => (
              <TrophyItem key={`${trophy.game} ${trophy.badge.name}`} trophy={trophy} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

/** Trivia live in the menu: not one of the games that are played alone. */
const LiveCard = () => (
  <li className="games-card tint-hl-orange">
    <LiveArt />
    <div>
      <h2>
        <Link className="games-link" to="/trivia-live" aria-label={menuMessages.togetherLive}>
          {menuMessages.live}
        </Link>
      </h2>
      <p>{menuMessages.liveLead}</p>
    </div>
    <div className="games-ways">
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

/** 'Bible Games Collection' (docs/product/games.md, "Menu"): the streak, a tile for each game, today's boards, the trophies. */
export const Page = () => (
  <Wrap>
    <PageHead isSlim title={menuMessages.title}>
      {menuMessages.note}
    </PageHead>
    <Streak />
    <ul className="games-list stack-2">
      {games.map((game) => (
        <GameCard key={game} game={game} />
      ))}
      <LiveCard />
    </ul>
    <p className="games-lead muted">{menuMessages.lead(games.length)}</p>
    <AboutBoards />
    <section className="games-by-heart" aria-labelledby="games-by-heart">
      <h2 id="games-by-heart">
        <Link to="/by-heart">{menuMessages.byHeart}</Link>
      </h2>
      <p>{menuMessages.byHeartLead}</p>
    </section>
    <Trophies />
  </Wrap>
);
