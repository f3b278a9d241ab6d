import { useId } from "react";
import { type CalendarDate, clampToMonth, daysInMonth } from "#domain/calendar/calendar-date.ts";
import { monthName } from "#domain/calendar/date-words.ts";
import { DayStrip } from "#src/devotions/kit/day-strip.tsx";
import { shieldMessages } from "./messages.ts";

interface DatePickerProps {
  date: CalendarDate;
  isDone: (date: CalendarDate) => boolean;
  onChange: (date: CalendarDate) => void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Month and day of the current year in one line. A day that the new month lacks becomes its last. */
export const DatePicker = ({ date, isDone, onChange }: DatePickerProps) => {
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

export const WaitingDates = () => (
  <div className="shield-dates" aria-hidden="true">
    <span className="input" />
    <span className="sk" />
  </div>
);
