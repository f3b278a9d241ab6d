import { allDayCalendar, type AllDayEntry } from "#domain/calendar/all-day-calendar.ts";
import { systemClock } from "#src/platform/clock.ts";
import { saveFile } from "#src/platform/save-file.ts";
import { absoluteUrl } from "#src/platform/share.ts";
import { toast } from "#src/platform/toast.ts";
import { dateOf } from "./place.ts";
import { loadTexts, type DayTexts } from "./day-texts.ts";
import { calendarNotSaved, calendarNotSavedWhy } from "./messages.ts";
import { planOf, type PlannedDay } from "./plan.ts";
import { warningsFor } from "./what-to-expect.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";

/** What a calendar shows under a day: the theme, a line for each reading, what is hard to read in them, and the prayer. */
export const calendarText = ({ oldTestament, newTestament }: PlannedDay, texts: DayTexts): string => {
  const warnings = [oldTestament, newTestament].flatMap(({ range }) => warningsFor(range));
  return [
    texts.question ? `${texts.theme}. As you read: ${texts.question}` : texts.theme,
    ...(warnings.length === 0
      ? []
      : [`Hard to read. ${warnings.map(({ chapter, words }) => `${chapter}: ${words}`).join(" ")}`]),
    `${oldTestament.reference}: ${texts.oldTestamentDescription}`,
    `${newTestament.reference}: ${texts.newTestamentDescription}`,
    texts.prayer,
  ].join("\n\n");
};

/** The readings from today's to the last, each on its date. */
const entriesOf = ({ settings, today, todaysDay }: ReadingPlan, madeAt: string): Promise<readonly AllDayEntry[]> =>
  Promise.all(
    planOf(settings.plan)
      .slice(todaysDay.day - 1)
      .map(async (planned): Promise<AllDayEntry> => {
        const date = dateOf(settings, planned.day, today);
        return {
          id: `${settings.plan}-${date.year}-day-${planned.day}@lampstand`,
          date,
          title: `Day ${planned.day}: ${planned.oldTestament.reference}; ${planned.newTestament.reference}`,
          text: calendarText(planned, await loadTexts(settings.plan, planned.day)),
          url: absoluteUrl("/reading-plan"),
          madeAt,
        };
      }),
  );

/** Saves the plan as an iCalendar file, or says that it could not be made. */
export const saveCalendar = async (plan: ReadingPlan): Promise<void> => {
  const name = plan.settings.plan === "whole" ? "Reading plan: Whole Bible" : "1 Year Reading Plan";
  const madeAt = `${new Date(systemClock.now()).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const entries = await entriesOf(plan, madeAt).catch(() => undefined);
  if (!entries) {
    toast({ title: calendarNotSaved, description: calendarNotSavedWhy, tone: "refusal" });
    return;
  }
  saveFile(
    new Blob([allDayCalendar({ product: "Reading plan", name, entries })], { type: "text/calendar;charset=utf-8" }),
    "reading-plan.ics",
  );
};
