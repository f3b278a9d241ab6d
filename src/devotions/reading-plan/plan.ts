import { clampPlanDay } from "#domain/calendar/plan-day.ts";
import type { VerseRange } from "#domain/scripture/reference/reference.ts";
import { firstDays } from "#content/devotions/reading-plan/first-days.ts";
import { planPrayers, planThemes } from "#content/devotions/reading-plan/themes.ts";
import type { PlanId } from "./config.ts";
import { newTestamentReadings, wholeOldTestamentReadings, yearOldTestamentReadings } from "./readings.ts";

/** The bundled data of a day; the texts about its readings are loaded by `day-texts.ts`. */
export interface PlannedDay {
  /** 1 … 365. */
  readonly day: number;
  readonly oldTestament: VerseRange;
  readonly newTestament: VerseRange;
  /** By day in the plan as specified. In the whole-Bible plan both follow the reading and come with its texts. */
  readonly theme?: string;
  readonly prayer?: string;
}

const cycled = <T>(items: readonly T[], day: number): T => items[(day - 1) % items.length]!;

const daysOf = (oldTestament: readonly VerseRange[]): readonly PlannedDay[] => {
  const newTestament = newTestamentReadings();
  return oldTestament.map((range, index) => ({
    day: index + 1,
    oldTestament: range,
    newTestament: newTestament[index]!,
  }));
};

const yearPlan = (): readonly PlannedDay[] =>
  daysOf(yearOldTestamentReadings()).map((planned, index) => ({
    ...planned,
    theme: firstDays[index]?.theme ?? cycled(planThemes, planned.day),
    prayer: firstDays[index]?.prayer ?? cycled(planPrayers, planned.day),
  }));

const made: Partial<Record<PlanId, readonly PlannedDay[]>> = {};

/** All 365 days of a plan, computed once. */
export const planOf = (id: PlanId): readonly PlannedDay[] =>
  (made[id] ??= id === "year" ? yearPlan() : daysOf(wholeOldTestamentReadings()));

/** A plan day. Numbers are clamped to 1 … 365; NaN gives the first day. */
export const plannedDay = (id: PlanId, day: number): PlannedDay => planOf(id)[clampPlanDay(day) - 1]!;
