import { useState, useId } from "react";
import { type CalendarDate, isSameDate, clampToMonth, daysInMonth } from "#domain/calendar/calendar-date.ts";
import { shieldReadingEntry, shieldReadings } from "#domain/calendar/plan-day.ts";
import { consecutiveDays } from "#domain/calendar/streaks.ts";
import { DevotionFigures, DevotionHead, EnglishNote } from "#src/devotions/kit/head.tsx";
import { kitMessages } from "#src/devotions/kit/messages.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { toast } from "#src/platform/page/toast.ts";
import { useToday } from "#src/platform/use-today.ts";
import { HelplinesLink } from "#src/ui/helplines-link.tsx";
import { Wrap } from "#src/ui/page.tsx";
import { dailyWords, declarations, lang } from "#content/devotions/shield.ts";
import { DayEntry } from "#src/ui/day-entry.tsx";
import { shieldMessages } from "./messages.ts";
import { completeShield, entryOfDeclaration, entryOfWord, isCompleted, readingOf } from "./rules.ts";
import { DeclarationText, ReadingOfTheDay, ShieldArt, ShieldCard, WordOfTheDay } from "./shield-card.tsx";
import { shieldStats } from "./stored.ts";
import { monthName } from "#domain/calendar/date-words.ts";
import { DayStrip } from "#src/devotions/kit/day-strip.tsx";
import "./shield.css";

interface DatePickerProps {
  date: CalendarDate;
  isDone: (date: CalendarDate) => boolean;
  onChange: (date: CalendarDate) => void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Month and day of the current year in one line. A day that the new month lacks becomes its last. */
const DatePicker = ({ date, isDone, onChange }: DatePickerProps) => {
  const id = useId();
  const days = Array.from({ length: daysInMonth(date.year, date.month) }, (_, index) => index + 1);
  return (
    <div className="shield-dates">
      <label htmlFor={`${id}-month`} className="sr">
        {shieldMessages.month}
      </label>
      <select
        id={`${id}-month`}
        className="input input-select"
        value={date.month}
        onChange={(event) => onChange(clampToMonth({ ...date, month: Number(event.currentTarget.value) }))}
      >
        {months.map((month) => (
          <option key={month} value={month}>
            {shieldMessages.beginning(monthName(month))}
          </option>
        ))}
      </select>
      <span className="sr" id={`${id}-day`}>
        {shieldMessages.day}
      </span>
      <DayStrip
        labelledBy={`${id}-day`}
        days={days}
        shown={date.day}
        isDone={(day) => isDone({ ...date, day })}
        onChoose={(day) => onChange({ ...date, day })}
      />
    </div>
  );
};

const WaitingDates = () => (
  <div className="shield-dates" aria-hidden="true">
    <span className="input" />
    <span className="sk" />
  </div>
);

/** The card before the date is known: today's texts, and placeholders for the rest, so that nothing moves. */
const ShieldWaiting = () => (
  <>
    <WaitingDates />
    <div className="shield-card shield-waiting">
      <header className="row">
        <ShieldArt />
        <div className="shield-day-waiting" aria-hidden="true">
          <span className="sk" />
        </div>
      </header>
      <section>
        <div className="row row-spread shield-section-head">
          <h3>{shieldMessages.declaration}</h3>
          <p className="eyebrow" aria-hidden="true">
            {"\u00A0"}
          </p>
        </div>
        {declarations.map((declaration, index) => (
          <DayEntry key={declaration.reference} entry={entryOfDeclaration(index)}>
            <DeclarationText declaration={declaration} />
          </DayEntry>
        ))}
      </section>
      <section>
        <h3>{shieldMessages.word}</h3>
        {dailyWords.map((word, index) => (
          <DayEntry key={word.reference} of="word" entry={entryOfWord(index)}>
            <WordOfTheDay word={word} />
          </DayEntry>
        ))}
      </section>
      <section>
        {Array.from({ length: shieldReadings }, (_, index) => index + 1).map((day) => (
          <DayEntry key={day} of="reading" entry={shieldReadingEntry(day)}>
            <ReadingOfTheDay {...readingOf(day)} />
          </DayEntry>
        ))}
      </section>
    </div>
  </>
);

const toastMs = 3000;

/**
 * `/daily-prayer-shield`. A prerendered page does not know the date: until hydration it shows today's texts (chosen by
 * CSS) and placeholders for the rest.
 */
export const Page = () => {
  const [stats, update] = useStored(shieldStats);
  const today = useToday();
  /** Undefined for today, which changes at midnight. */
  const [chosen, setChosen] = useState<CalendarDate>();
  const date = chosen ?? today;
  const complete = async (day: CalendarDate) => {
    if (await update((present) => completeShield(present, day)))
      toast({ title: shieldMessages.completed, durationMs: toastMs });
  };
  return (
    <Wrap className="shield roomy">
      <DevotionHead title={shieldMessages.title} lang={undefined}>
        {shieldMessages.lead}
      </DevotionHead>
      {date && today ? (
        <>
          <DatePicker
            date={date}
            isDone={(one) => isCompleted(stats, one)}
            onChange={(next) => setChosen(isSameDate(next, today) ? undefined : next)}
          />
          <ShieldCard
            date={date}
            isDone={isCompleted(stats, date)}
            onToday={isSameDate(date, today) ? undefined : () => setChosen(undefined)}
            onComplete={() => void complete(date)}
          />
        </>
      ) : (
        <ShieldWaiting />
      )}
      <EnglishNote lang={lang} />
      <DevotionFigures
        invitation={shieldMessages.invitation}
        figures={[
          { label: shieldMessages.total, value: stats.totalShields },
          { label: kitMessages.lifetimeStreak, value: stats.currentStreak },
          { label: kitMessages.inARow, value: today ? consecutiveDays(stats.completedDates, today) : 0 },
        ]}
      />
      <HelplinesLink />
    </Wrap>
  );
};
