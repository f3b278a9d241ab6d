import { monthName } from "#domain/calendar/date-words.ts";
import { planMessages } from "./messages.ts";
import { planMonths } from "./place.ts";
import { plannedDay } from "./plan.ts";
import { shownNameOf } from "./readings.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";

/** The whole plan as a printable sheet with boxes to tick, month by month; hidden on screens. */
export const PrintSheet = ({ plan: { settings, stats, today } }: { plan: ReadingPlan }) => {
  const read = new Set(stats.completedDays);
  return (
    <section className="plan-sheet" aria-hidden="true">
      <h2>{settings.plan === "whole" ? planMessages.titleWhole : planMessages.title}</h2>
      <div>
        {planMonths(settings, today).map(({ year, month, first, days }) => (
          <section key={`${year}-${month}`}>
            <h3>{planMessages.monthOf(monthName(month), year)}</h3>
            <ol>
              {days.map((day, index) => {
                const { oldTestament, newTestament } = plannedDay(settings.plan, day);
                return (
                  <li key={day}>
                    <i className={read.has(day) ? "is-read" : undefined} />
                    <b>{first + index}</b>
                    <span>{planMessages.bothReadings(shownNameOf(oldTestament), shownNameOf(newTestament))}</span>
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
};
