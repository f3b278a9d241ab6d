import { Check, Play, Share2 } from "lucide";
import { Link } from "#src/platform/page/router.tsx";
import { locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { type CatalogueEntry, gameCatalogue, type GameId } from "#src/games/kit/catalogue.data.ts";
import { dailyText } from "#src/games/kit/daily.ts";
import { GameArt } from "#src/games/kit/game-art.tsx";
import { useIsWaiting } from "#src/games/kit/abandoned-round.ts";
import { resultMessages } from "#src/games/kit/messages.ts";
import { type Daily, useDailyBoard } from "#src/games/kit/use-daily.ts";
import { absoluteUrl } from "#src/platform/page/share.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { countGameShare, shareCounted } from "#src/usage/shares.ts";
import { menuMessages } from "./messages.ts";

/** How many of three bars are lit; 'All Levels' has a ring of its own. */
const bars: Readonly<Record<CatalogueEntry["difficulty"], number>> = { "All Levels": 0, Easy: 1, Medium: 2, Hard: 3 };

const Difficulty = ({ difficulty }: { difficulty: CatalogueEntry["difficulty"] }) => (
  <span className="games-level" aria-hidden="true">
    {bars[difficulty] === 0 ? (
      <i className="all" />
    ) : (
      [1, 2, 3].map((bar) => <i key={bar} className={bar <= bars[difficulty] ? "on" : ""} />)
    )}
  </span>
);

const ShareResult = ({ game, daily: { date, result } }: { game: GameId; daily: Daily }) => {
  const { title } = gameCatalogue[game];
  const url = absoluteUrl(pathIn(locale, `/${game}?daily`));
  if (!result) return null;
  const text = dailyText(game, date, result);
  return (
    <IconButton
      label={menuMessages.shareResult(title)}
      onClick={() => void shareCounted({ title, text, url, description: title }, countGameShare)}
    >
      <Icon of={Share2} small />
    </IconButton>
  );
};

/** A game's board of today: to play, to continue, or its result with a button that shares it. */
const TodaysBoard = ({ game }: { game: GameId }) => {
  const daily = useDailyBoard(game);
  const isWaiting = useIsWaiting(game, daily?.iso ?? "");
  const { title } = gameCatalogue[game];
  const result = daily?.result;
  const open = isWaiting ? menuMessages.goOn : menuMessages.play;
  return (
    <span className="games-today">
      <Link to={`/${game}?daily`}>
        {result ? <Icon of={Check} small /> : null}
        <span className="muted">{menuMessages.today}</span>{" "}
        {result ? resultMessages.of(result.done, result.total) : open}
        <span className="sr">{title}</span>
      </Link>
      {daily ? <ShareResult game={game} daily={daily} /> : null}
    </span>
  );
};

/** A game in the menu. All of it but today's board is one link. */
export const GameCard = ({ game }: { game: GameId }) => {
  const { title, description, difficulty, category, hasDailyBoard, isNew, tint } = gameCatalogue[game];
  const isWaiting = useIsWaiting(game);
  return (
    <li className={`games-card tint-${tint}`}>
      <GameArt game={game} />
      <div>
        <h2>
          <Link
            className="games-link"
            to={`/${game}`}
            aria-label={isWaiting ? menuMessages.goOnGame(title) : menuMessages.playGame(title)}
          >
            {title}
          </Link>{" "}
          {isNew ? <span className="new">{menuMessages.isNew}</span> : null}
        </h2>
        <p>{description}</p>
        <p className="tag">
          <Difficulty difficulty={difficulty} />
          <span>{menuMessages.levels[difficulty]}</span>
          <span aria-hidden="true">·</span>
          <span>{category}</span>
        </p>
      </div>
      <div className="games-ways">
        <p className="games-play">
          <Icon of={Play} small />
          {isWaiting ? menuMessages.goOn : menuMessages.playNow}
        </p>
        {hasDailyBoard ? <TodaysBoard game={game} /> : null}
      </div>
    </li>
  );
};
