import { dateOf } from "./place.ts";
import { planOf } from "./plan.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";

/** The whole plan as a sheet with boxes to tick; only paper shows it. */
export const PrintSheet = ({ plan: { settings, stats, today } }: { plan: ReadingPlan }) => {
  const read = new Set(stats.completedDays);
  return (
    <section className="plan-sheet" aria-hidden="true">
      <h2>1 Year Reading Plan{settings.plan === "whole" ? ": Whole Bible" : ""}</h2>
      <ol>
        {planOf(settings.plan).map(({ day, oldTestament, newTestament }) => {
          const { day: dayOfMonth, month } = dateOf(settings, day, today);
          return (
            <li key={day}>
              <span>{read.has(day) ? "☑" : "☐"}</span> <b>{day}</b> {dayOfMonth}/{month} {oldTestament}; {newTestament}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
