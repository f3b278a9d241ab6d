import { Check } from "lucide-react";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { gameCatalogue } from "#content/games/catalogue.ts";
import type { GameId } from "#content/schema/games.ts";
import { countGameShare, shareCounted } from "#src/api/shares.ts";
import { type DailyResult, dailyGames, dailyText } from "#src/games/kit/daily.ts";
import { useDailyBoard } from "#src/games/kit/use-daily.ts";
import { absoluteUrl } from "#src/platform/share.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

const shareResult = (game: GameId, text: string): Promise<void> => {
  const { title } = gameCatalogue[game];
  return shareCounted({ title, text, url: absoluteUrl(`/${game}?daily`), description: title }, countGameShare);
};

const Result = ({ result }: { result: DailyResult }) => (
  <p className="daily-result">
    <Icon of={Check} small />
    {result.done} of {result.total}
  </p>
);

const DailyRow = ({ game }: { game: GameId }) => {
  const daily = useDailyBoard(game);
  const { title } = gameCatalogue[game];
  const result = daily?.result;
  return (
    <li>
      <h3>{title}</h3>
      {result ? <Result result={result} /> : null}
      {daily && result ? (
        <Button onClick={() => void shareResult(game, dailyText(game, daily.date, result))} aria-label={`Share today’s result of ${title}`}>
          Share
        </Button>
      ) : (
        <ButtonLink to={`/${game}?daily`} aria-label={`Play today’s ${title}`}>
          Play
        </ButtonLink>
      )}
    </li>
  );
};

/** Today's board of each game that has one: the same for everyone on a date; the first result counts. */
export const DailyBoard = ({ games }: { games: readonly GameId[] }) => {
  const listed = dailyGames.filter((game) => games.includes(game));
  const daily = useDailyBoard(listed[0] ?? "trivia-challenge");
  if (listed.length === 0) return null;
  return (
    <section className="games-section" aria-labelledby="daily-title">
      <h2 id="daily-title">Today’s board</h2>
      <p className="muted">{daily ? `${dateInWords(daily.date)}. ` : ""}The same for everyone today. Your first result counts.</p>
      <ul className="daily-list">
        {listed.map((game) => (
          <DailyRow key={game} game={game} />
        ))}
      </ul>
    </section>
  );
};
