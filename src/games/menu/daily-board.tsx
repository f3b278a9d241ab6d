import { Check, Download, Share2 } from "lucide";
import { Link } from "react-router";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { dailyGames, gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import type { GameId } from "#src/games/kit/catalogue.data.ts";
import { countGameShare, shareCounted } from "#src/usage/shares.ts";
import { dailyText, marksText, resultText, wholeDayText } from "#src/games/kit/daily.ts";
import { dailyStreak } from "#src/games/kit/daily-results.ts";
import { dailyPicture } from "#src/games/kit/daily-picture.ts";
import { GameArt } from "#src/games/kit/game-art.tsx";
import { dailyBoardEntry, dailyDaysEntry } from "#src/games/kit/stored.ts";
import { useIsWaiting } from "#src/games/kit/abandoned-round.ts";
import { useDailyBoard } from "#src/games/kit/use-daily.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { savePicture } from "#src/platform/media/picture.ts";
import { absoluteUrl } from "#src/platform/page/share.ts";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { WeekStrip } from "./week-strip.tsx";
import { menuMessages } from "./messages.ts";

const shareResult = (game: GameId, text: string): Promise<void> => {
  const { title } = gameCatalogue[game];
  return shareCounted(
    { title, text, url: absoluteUrl(pathIn(locale, `/${game}?daily`)), description: title },
    countGameShare,
  );
};

const shareDay = (text: string): Promise<void> =>
  shareCounted(
    {
      title: menuMessages.boards,
      text,
      url: absoluteUrl(pathIn(locale, "/games-menu")),
      description: menuMessages.boards,
    },
    countGameShare,
  );

/** A game's board: all of it leads to the board; once finished, its result and a button that shares it. */
const Board = ({ game }: { game: GameId }) => {
  const daily = useDailyBoard(game);
  const { title, shortTitle, tint } = gameCatalogue[game];
  const result = daily?.result;
  const isWaiting = useIsWaiting(game, daily?.iso ?? "");
  const wayIn = isWaiting ? menuMessages.goOnTodays(title) : menuMessages.playTodays(title);
  return (
    <li className={`daily-tile tint-${tint} ${result ? "is-done" : ""}`}>
      <GameArt game={game} />
      <div>
        <h3>
          <Link to={`/${game}?daily`} aria-label={result ? menuMessages.todays(title) : wayIn}>
            {shortTitle}
          </Link>
        </h3>
        {result ? (
          <p className="daily-result">
            <Icon of={Check} small />
            {resultText(result)}
          </p>
        ) : (
          <p className="muted">{isWaiting ? menuMessages.goOn : menuMessages.play}</p>
        )}
      </div>
      {daily && result ? (
        <IconButton
          label={menuMessages.shareResult(title)}
          onClick={() => void shareResult(game, dailyText(game, daily.date, result))}
        >
          <Icon of={Share2} />
        </IconButton>
      ) : null}
    </li>
  );
};

/** Shares what was finished today, as text or as a picture. */
const ShareDay = () => {
  const daily = useDailyBoard("trivia-challenge");
  const [board] = useStored(dailyBoardEntry);
  const [days] = useStored(dailyDaysEntry);
  if (!daily || board.date !== daily.iso) return <p className="daily-share muted">{menuMessages.nothingYet}</p>;
  const { date } = daily;
  const streak = dailyStreak(days, date);
  const lines = dailyGames.flatMap((game) => {
    const result = board.results[game];
    return result ? [{ title: gameCatalogue[game].title, result: resultText(result), marks: marksText(result) }] : [];
  });
  return (
    <div className="row daily-share">
      <Button onClick={() => void shareDay(wholeDayText(date, board.results, streak))}>
        <Icon of={Share2} small />
        {menuMessages.shareDay}
      </Button>
      <Button
        variant="quiet"
        onClick={() => void savePicture(dailyPicture(date, lines, streak), `boards-${daily.iso}.png`)}
      >
        <Icon of={Download} small />
        {menuMessages.saveImage}
      </Button>
    </div>
  );
};

const streakText = (streak: number): string => {
  return streak === 0 ? menuMessages.streakBegins : menuMessages.streak(streak);
};

/** Today's boards: the same for everyone on a date; the first result counts; one streak over all of them. */
export const DailyBoard = () => {
  const daily = useDailyBoard("trivia-challenge");
  const [days] = useStored(dailyDaysEntry);
  return (
    <section className="daily" aria-labelledby="daily-title">
      <div className="daily-head">
        <div>
          <h2 id="daily-title">{menuMessages.board}</h2>
          <p className="muted">{daily ? menuMessages.sameOn(dateInWords(daily.date)) : menuMessages.same}</p>
        </div>
        <div className="daily-streak">
          {daily ? <WeekStrip days={days} today={daily.date} /> : null}
          <p>{daily ? streakText(dailyStreak(days, daily.date)) : ""}</p>
        </div>
      </div>
      <ul className="daily-list">
        {dailyGames.map((game) => (
          <Board key={game} game={game} />
        ))}
      </ul>
      <ShareDay />
    </section>
  );
};
