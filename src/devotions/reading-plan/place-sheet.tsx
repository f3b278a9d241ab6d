import { useState, type SubmitEvent } from "react";
import { parseIsoDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { planDayCount } from "#domain/calendar/plan-day.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { isNewcomer, openDaysBefore } from "./place.ts";
import { plannedDay } from "./plan.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";

const maxListed = 7;

interface PartProps {
  plan: ReadingPlan;
  onGo: (day: number) => void;
}

const JumpForm = ({ plan, onGo }: PartProps) => {
  const [text, setText] = useState(String(plan.day));
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const day = Number(text);
    if (Number.isInteger(day) && day >= 1 && day <= planDayCount) onGo(day);
    else setError(`Choose a day from 1 to ${planDayCount}.`);
  };
  return (
    <form className="plan-jump" onSubmit={submit} noValidate>
      <TextField
        label="Go to day"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit">Go</Button>
    </form>
  );
};

const OpenDays = ({ plan, onGo }: PartProps) => {
  const open = openDaysBefore(plan.stats, plan.todaysDay.day);
  if (open.length === 0) return <p className="muted">You are up to date with the plan.</p>;
  return (
    <>
      <p className="muted">
        {open.length === 1 ? "One day is still unread." : `${open.length} days are still unread.`} Read them in any
        order. A second reading on the same date does not change your streak.
      </p>
      <ul className="plan-open">
        {open.slice(0, maxListed).map((day) => {
          const { oldTestament, newTestament } = plannedDay(plan.settings.plan, day);
          return (
            <li key={day}>
              <button type="button" onClick={() => onGo(day)}>
                <b>Day {day}</b>
                <span>
                  {oldTestament.reference}; {newTestament.reference}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {open.length > maxListed ? <p className="hint">and {open.length - maxListed} more, shown on the map</p> : null}
    </>
  );
};

const StartPart = ({ plan, onDone }: { plan: ReadingPlan; onDone: () => void }) => {
  const started = parseIsoDate(plan.settings.startedOn[plan.settings.plan]);
  const startOn = (date: string) => {
    plan.startOn(date);
    onDone();
  };
  return (
    <>
      <p className="muted">
        {started
          ? `Your day 1 was ${dateInWords(started)}.`
          : "The plan follows the day of the year. You can also start it on any date."}{" "}
        Days you have marked stay marked.
      </p>
      <div className="row">
        <Button onClick={() => startOn(toIsoDate(plan.today))}>Start today as day 1</Button>
        {started ? (
          <Button variant="quiet" onClick={() => startOn("")}>
            Follow the day of the year
          </Button>
        ) : null}
      </div>
    </>
  );
};

/** Ways to another day: jump to one, catch up, or start today, which comes first for a newcomer. */
export const PlaceSheetBody = ({ plan, onGo, onDone }: PartProps & { onDone: () => void }) => {
  const isNew = isNewcomer(plan.settings, plan.stats, plan.todaysDay.day);
  const start = (
    <section aria-labelledby="plan-start">
      <h3 id="plan-start">Start today</h3>
      <StartPart plan={plan} onDone={onDone} />
    </section>
  );
  return (
    <div className="plan-place">
      {isNew ? start : null}
      <JumpForm plan={plan} onGo={onGo} />
      {isNew ? null : (
        <>
          <section aria-labelledby="plan-catch-up">
            <h3 id="plan-catch-up">Catch up</h3>
            <OpenDays plan={plan} onGo={onGo} />
          </section>
          {start}
        </>
      )}
    </div>
  );
};
