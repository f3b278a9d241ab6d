/** Where somebody who returns is today: in the plan, and on today's board. Loaded for them alone, after the first view. */
import { parseIsoDate, previousDay, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { consecutiveDays, countedDate } from "#domain/calendar/streaks.ts";
import { isKnownLearner } from "#src/platform/loading/document-data.ts";
import { useReadAfterHydration } from "#src/platform/loading/hydration.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useToday } from "#src/platform/use-today.ts";
import { dayOn } from "#src/devotions/reading-plan/place.ts";
import {
  newTestamentReadings,
  shownNameOf,
  wholeOldTestamentReadings,
  yearOldTestamentReadings,
} from "#src/devotions/reading-plan/readings.ts";
import { planSettings, readingStats } from "#src/devotions/reading-plan/stored.ts";
import { resultOn } from "#src/games/kit/daily-results.ts";
import { dailyBoardEntry, dailyDaysEntry } from "#src/games/kit/stored.ts";
import { triviaBoard } from "./games.data.ts";
import { homeMessages } from "./messages.ts";

/** "4 in a row", from the second day on. */
const InARow = ({ days }: { days: number }) => (days > 1 ? <span>{homeMessages.inARow(days)}</span> : null);

/** "Today: Proverbs 16, James 3" and the plan's streak, with a mark once it was read. */
export const TodaysReading = () => {
  const today = useToday();
  const [settings] = useStored(planSettings);
  const [{ completedDays, currentStreak, lastReadDate }] = useStored(readingStats[settings.plan]);
  if (!today) return homeMessages.todaysReading;
  const { day } = dayOn(settings, today);
  const oldTestament = settings.plan === "year" ? yearOldTestamentReadings() : wholeOldTestamentReadings();
  const readings = [oldTestament[day - 1]!, newTestamentReadings()[day - 1]!].map(shownNameOf).join(", ");
  const counted = countedDate(parseIsoDate(lastReadDate), today);
  const isUnbroken = [counted, previousDay(counted)].some((date) => toIsoDate(date) === lastReadDate);
  return (
    <>
      {homeMessages.todayIs(readings)}
      {completedDays.includes(day) ? " ✓" : ""} <InARow days={isUnbroken ? currentStreak : 0} />
    </>
  );
};

/** "Trivia ✓ 8/10" once today's board was finished, and the streak of the boards. */
export const TodaysGame = () => {
  const today = useToday();
  const [board] = useStored(dailyBoardEntry);
  const [days] = useStored(dailyDaysEntry);
  if (!today) return homeMessages.todaysGame;
  const result = resultOn(board, triviaBoard, today);
  return (
    <>
      {result ? homeMessages.triviaDone(`${result.done}/${result.total}`) : homeMessages.todaysGame}{" "}
      <InARow days={consecutiveDays(days, today)} />
    </>
  );
};

const byHeart = lazyCode(
  "verses by heart today",
  async () => (await import("#src/scripture/by-heart/due-today.tsx")).VersesDueToday,
);

/** How many verses there are to practise, for whoever learns here. */
export const TodaysVerses = () => {
  const { code: VersesDueToday } = useLazyCode(byHeart, useReadAfterHydration(isKnownLearner, false));
  return VersesDueToday ? <VersesDueToday /> : homeMessages.byHeart;
};
