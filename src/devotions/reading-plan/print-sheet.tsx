import { monthName } from "#domain/calendar/date-words.ts";
import { planMonths } from "./place.ts";
import { plannedDay } from "./plan.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";

/** The whole plan as a printable sheet with boxes to tick, month by month; hidden on screens. */
export const PrintSheet = ({ plan: { settings, stats, today } }: { plan: ReadingPlan }) => {
  const read = new Set(stats.completedDays);
  return (
    <section className="plan-sheet" aria-hidden="true">
      <h2>1 Year Reading Plan{settings.plan === "whole" ? ": Whole Bible" : ""}</h2>
      <div>
        {planMonths(settings, today).map(({ year, month, first, days }) => (
          <section key={`${year}-${month}`}>
            <h3>
              {monthName(month)} {year}
            </h3>
            <ol>
              {days.map((day, index) => {
                const { oldTestament, newTestament } = plannedDay(settings.plan, day);
                return (
                  <li key={day}>
                    <i className={read.has(day) ? "is-read" : undefined} />
                    <b>{first + index}</b>
                    <span>
                      {oldTestament.reference}; {newTestament.reference}
                    </span>
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
