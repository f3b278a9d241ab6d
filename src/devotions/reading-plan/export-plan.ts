import { allDayCalendar, type AllDayEntry } from "#domain/calendar/all-day-calendar.ts";
import { systemClock } from "#src/platform/clock.ts";
import { saveFile } from "#src/platform/page/files.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { absoluteUrl } from "#src/platform/page/share.ts";
import { toast } from "#src/platform/page/toast.ts";
import { dateOf } from "./place.ts";
import { loadTexts, type DayTexts } from "./day-texts.ts";
import { planMessages } from "./messages.ts";
import { planOf, type PlannedDay } from "./plan.ts";
import { shownNameOf } from "./readings.ts";
import { warningsFor } from "./what-to-expect.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";

/** What a calendar shows under a day: the theme, a line for each reading, what is hard to read in them, and the prayer. */
export const calendarText = ({ oldTestament, newTestament }: PlannedDay, texts: DayTexts): string => {
  const warnings = [oldTestament, newTestament].flatMap((range) => warningsFor(range));
  return [
    texts.question ? planMessages.calendarTheme(texts.theme, texts.question) : texts.theme,
    ...(warnings.length === 0
      ? []
      : [
          planMessages.calendarWarning(
            warnings.map(({ chapter, words }) => planMessages.calendarLine(chapter, words)).join(" "),
          ),
        ]),
    planMessages.calendarLine(shownNameOf(oldTestament), texts.oldTestamentDescription),
    planMessages.calendarLine(shownNameOf(newTestament), texts.newTestamentDescription),
    texts.prayer,
  ].join("\n\n");
};

/** Calendar entries for the readings from today's to the last, each on its date. */
const entriesOf = ({ settings, today, todaysDay }: ReadingPlan, madeAt: string): Promise<readonly AllDayEntry[]> =>
  Promise.all(
    planOf(settings.plan)
      .slice(todaysDay.day - 1)
      .map(async (planned): Promise<AllDayEntry> => {
        const date = dateOf(settings, planned.day, today);
        return {
          id: `${settings.plan}-${date.year}-day-${planned.day}@lampstand`,
          date,
          title: planMessages.calendarTitle(
            planned.day,
            shownNameOf(planned.oldTestament),
            shownNameOf(planned.newTestament),
          ),
          text: calendarText(planned, await loadTexts(settings.plan, planned.day)),
          url: absoluteUrl(pathIn(locale, "/reading-plan")),
          madeAt,
        };
      }),
  );

export const saveCalendar = async (plan: ReadingPlan): Promise<void> => {
  const madeAt = `${new Date(systemClock.now()).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const entries = await entriesOf(plan, madeAt).catch(() => undefined);
  if (!entries) {
    toast({ title: planMessages.calendarNotSaved, description: planMessages.calendarNotSavedWhy, tone: "refusal" });
    return;
  }
  saveFile(
    new Blob(
      [allDayCalendar({ product: "Reading plan", name: planMessages.calendarName[plan.settings.plan], entries })],
      {
        type: "text/calendar;charset=utf-8",
      },
    ),
    `${planMessages.title}.ics`,
  );
};
