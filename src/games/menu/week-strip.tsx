import { Flame } from "lucide";
import type { CalendarDate } from "#domain/calendar/calendar-date.ts";
import { dayInWords, weekdayName } from "#domain/calendar/date-words.ts";
import { type DailyDays, weekOf } from "#src/games/kit/daily-results.ts";
import { Icon } from "#src/ui/icon.tsx";
import { menuMessages } from "./messages.ts";

/** The last seven days, each lit if a board was finished. */
export const WeekStrip = ({ days, today }: { days: DailyDays; today: CalendarDate }) => (
  <ol className="week-strip" aria-label={menuMessages.week}>
    {weekOf(days, today).map(({ date, isDone }) => (
      <li key={date.day} className={isDone ? "is-done" : ""}>
        <span aria-hidden="true">{menuMessages.shortWeekday(weekdayName(date))}</span>
        <Icon of={Flame} small />
        <span className="sr">{(isDone ? menuMessages.played : menuMessages.notPlayed)(dayInWords(date))}</span>
      </li>
    ))}
  </ol>
);
