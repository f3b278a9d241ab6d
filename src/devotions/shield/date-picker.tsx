import { useId } from "react";
import { type CalendarDate, daysInMonth, isSameDate } from "#domain/calendar/calendar-date.ts";
import { monthName } from "#domain/calendar/date-words.ts";
import { Button } from "#src/ui/button.tsx";
import { shieldMessages } from "./messages.ts";
import { withMonth } from "./rules.ts";

interface DatePickerProps {
  date: CalendarDate;
  today: CalendarDate;
  onChange: (date: CalendarDate) => void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Month and day of the current year. A day that the new month lacks becomes its last. */
export const DatePicker = ({ date, today, onChange }: DatePickerProps) => {
  const id = useId();
  const days = Array.from({ length: daysInMonth(date.year, date.month) }, (_, index) => index + 1);
  return (
    <div className="shield-dates">
      <div className="field">
        <label htmlFor={`${id}-month`}>{shieldMessages.month}</label>
        <select
          id={`${id}-month`}
          className="input"
          value={date.month}
          onChange={(event) => onChange(withMonth(date, Number(event.currentTarget.value)))}
        >
          {months.map((month) => (
            <option key={month} value={month}>
              {shieldMessages.beginning(monthName(month))}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-day`}>{shieldMessages.day}</label>
        <select
          id={`${id}-day`}
          className="input"
          value={date.day}
          onChange={(event) => onChange({ ...date, day: Number(event.currentTarget.value) })}
        >
          {days.map((day) => (
            <option key={day} value={day}>
              {day}
            </option>
          ))}
        </select>
      </div>
      {isSameDate(date, today) ? null : (
        <Button variant="quiet" onClick={() => onChange(today)}>
          {shieldMessages.backToToday}
        </Button>
      )}
    </div>
  );
};

/** Placeholders for the two lists while the date is unknown. */
export const WaitingDates = () => (
  <div className="shield-dates" aria-hidden="true">
    {[shieldMessages.month, shieldMessages.day].map((label) => (
      <div key={label} className="field">
        <span className="label">{label}</span>
        <span className="input" />
      </div>
    ))}
  </div>
);
