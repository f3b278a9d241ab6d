import { allDayCalendar, type AllDayEntry } from "#domain/calendar/all-day-calendar.ts";
import { planDayCount } from "#domain/calendar/plan-day.ts";
import { systemClock } from "#src/platform/clock.ts";
import { saveFile } from "#src/platform/save-file.ts";
import { absoluteUrl } from "#src/platform/share.ts";
import { dateOf } from "./place.ts";
import { plannedDay } from "./plan.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";

/** The readings from today's to the last, each on its date. */
const entriesOf = ({ settings, today, todaysDay }: ReadingPlan, madeAt: string): readonly AllDayEntry[] =>
  Array.from({ length: planDayCount - todaysDay.day + 1 }, (_, index) => {
    const day = todaysDay.day + index;
    const { theme, oldTestament, newTestament, prayer } = plannedDay(settings.plan, day);
    const date = dateOf(settings, day, today);
    return {
      id: `${settings.plan}-${date.year}-day-${day}@lampstand`,
      date,
      title: `Day ${day}: ${oldTestament}; ${newTestament}`,
      text: `${theme}\n\n${prayer}`,
      url: absoluteUrl("/reading-plan"),
      madeAt,
    };
  });

/** Saves the plan as an iCalendar file. */
export const saveCalendar = (plan: ReadingPlan): void => {
  const name = plan.settings.plan === "whole" ? "Reading plan: Whole Bible" : "1 Year Reading Plan";
  const madeAt = `${new Date(systemClock.now()).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const calendar = allDayCalendar({ product: "Reading plan", name, entries: entriesOf(plan, madeAt) });
  saveFile(new Blob([calendar], { type: "text/calendar;charset=utf-8" }), "reading-plan.ics");
};
