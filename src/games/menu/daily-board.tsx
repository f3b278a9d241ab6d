import { resultMessages } from "#src/games/kit/messages.ts";
import { Download, Flame, Share2 } from "lucide";
import { type CalendarDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords, dayInWords, weekdayName } from "#domain/calendar/date-words.ts";
import { consecutiveDays } from "#domain/calendar/streaks.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { countGameShare, shareCounted } from "#src/usage/shares.ts";
import { dailyLines, wholeDayText } from "#src/games/kit/daily.ts";
import { type DailyDays, weekOf } from "#src/games/kit/daily-results.ts";
import { dailyPicture } from "#src/games/kit/daily-picture.ts";
import { dailyBoardEntry, dailyDaysEntry } from "#src/games/kit/stored.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { savePicture } from "#src/platform/media/picture.ts";
import { absoluteUrl } from "#src/platform/page/share.ts";
import { useToday } from "#src/platform/use-today.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { menuMessages } from "./messages.ts";

const shareDay = (text: string): Promise<void> =>
  shareCounted(
    {
      title: resultMessages.boards,
      text,
      url: absoluteUrl(pathIn(locale, "/games-menu")),
      description: resultMessages.boards,
    },
    countGameShare,
  );

/** Shares what was finished today, as text or as a picture. */
const ShareDay = () => {
  const date = useToday();
  const [board] = useStored(dailyBoardEntry);
  const [days] = useStored(dailyDaysEntry);
  // What was finished in another language may be no board of this one.
  const lines = date && board.date === toIsoDate(date) ? dailyLines(board.results) : [];
  if (!date || lines.length === 0) return <p className="daily-share muted">{menuMessages.nothingYet}</p>;
  const streak = consecutiveDays(days, date);
  return (
    <div className="row daily-share">
      <Button onClick={() => void shareDay(wholeDayText(date, lines, streak))}>
        <Icon of={Share2} small />
        {menuMessages.shareDay}
      </Button>
      <Button
        variant="quiet"
        onClick={() => void savePicture(dailyPicture(date, lines, streak), `${resultMessages.boards} ${board.date}`)}
      >
        <Icon of={Download} small />
        {uiMessages.saveImage}
      </Button>
    </div>
  );
};

/** What today's boards are, and what shares their results. */
export const AboutBoards = () => {
  const today = useToday();
  return (
    <section className="daily-about" aria-labelledby="boards-title">
      <h2 id="boards-title">{resultMessages.boards}</h2>
      <p className="muted">{today ? menuMessages.sameOn(dateInWords(today)) : ""}</p>
      <ShareDay />
    </section>
  );
};

/** Yesterday's alone is none yet: its sentence sends one away until tomorrow. */
const streakText = (days: DailyDays, today: CalendarDate): string => {
  const streak = consecutiveDays(days, today);
  return streak > 1 || days.includes(toIsoDate(today)) ? menuMessages.streak(streak) : menuMessages.streakBegins;
};

/** The last seven days, each lit if a board was finished. */
const Week = ({ days, today }: { days: DailyDays; today: CalendarDate }) => (
  <ol className="week-strip">
    {weekOf(days, today).map(({ date, isDone }) => (
      <li key={date.day} className={isDone ? "is-done" : ""}>
        <span aria-hidden="true">{menuMessages.shortWeekday(weekdayName(date))}</span>
        <Icon of={Flame} small />
        <span className="sr">{(isDone ? menuMessages.played : menuMessages.notPlayed)(dayInWords(date))}</span>
      </li>
    ))}
  </ol>
);

/** The streak over all of today's boards. Known only to the device: its height is kept from the start. */
export const Streak = () => {
  const today = useToday();
  const [days] = useStored(dailyDaysEntry);
  const isNew = !today || weekOf(days, today).every(({ isDone }) => !isDone);
  return (
    <section className="row daily-streak" aria-label={menuMessages.week}>
      {today ? (
        <>
          {isNew ? null : <Week days={days} today={today} />}
          <p>{streakText(days, today)}</p>
        </>
      ) : null}
    </section>
  );
};
