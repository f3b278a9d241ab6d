import { useState, type SubmitEvent } from "react";
import { parseIsoDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { planDayCount } from "#domain/calendar/plan-day.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { planMessages } from "./messages.ts";
import { isNewcomer, openDaysBefore } from "./place.ts";
import { plannedDay } from "./plan.ts";
import { shownNameOf } from "./readings.ts";
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
    else setError(planMessages.notADay(planDayCount));
  };
  return (
    <form className="plan-jump" onSubmit={submit} noValidate>
      <TextField
        label={planMessages.goToDay}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit">{planMessages.go}</Button>
    </form>
  );
};

const OpenDays = ({ plan, onGo }: PartProps) => {
  const open = openDaysBefore(plan.stats, plan.todaysDay.day);
  if (open.length === 0) return <p className="muted">{planMessages.upToDate}</p>;
  return (
    <>
      <p className="muted">{planMessages.stillUnread(open.length)}</p>
      <ul className="plan-open">
        {open.slice(0, maxListed).map((day) => {
          const { oldTestament, newTestament } = plannedDay(plan.settings.plan, day);
          return (
            <li key={day}>
              <button type="button" onClick={() => onGo(day)}>
                <b>{planMessages.dayWithoutTheme(day)}</b>
                <span>{planMessages.bothReadings(shownNameOf(oldTestament), shownNameOf(newTestament))}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {open.length > maxListed ? <p className="hint">{planMessages.andMore(open.length - maxListed)}</p> : null}
    </>
  );
};

const StartPart = ({ plan, onDone }: { plan: ReadingPlan; onDone: () => void }) => {
  const started = parseIsoDate(plan.settings.startedOn[plan.settings.plan]);
  const startOn = (date: string) => void plan.startOn(date).then(onDone);
  return (
    <>
      <p className="muted">{started ? planMessages.startedOn(dateInWords(started)) : planMessages.startAnywhere}</p>
      <div className="row">
        <Button onClick={() => startOn(toIsoDate(plan.today))}>{planMessages.startAsDayOne}</Button>
        {started ? (
          <Button variant="quiet" onClick={() => startOn("")}>
            {planMessages.followYear}
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
      <h3 id="plan-start">{planMessages.start}</h3>
      <StartPart plan={plan} onDone={onDone} />
    </section>
  );
  return (
    <div className="plan-place stack-6">
      {isNew ? start : null}
      <JumpForm plan={plan} onGo={onGo} />
      {isNew ? null : (
        <>
          <section aria-labelledby="plan-catch-up">
            <h3 id="plan-catch-up">{planMessages.catchUp}</h3>
            <OpenDays plan={plan} onGo={onGo} />
          </section>
          {start}
        </>
      )}
    </div>
  );
};
