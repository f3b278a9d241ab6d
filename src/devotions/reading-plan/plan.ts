import { clampPlanDay, planDayCount } from "#domain/calendar/plan-day.ts";
import { bookById, type BookId } from "#domain/scripture/books.ts";
import { formatReference } from "#domain/scripture/format-reference.ts";
import type { VerseRange } from "#domain/scripture/reference.ts";
import { firstDays } from "#content/devotions/reading-plan/first-days.ts";
import { newTestamentSections } from "#content/devotions/reading-plan/new-testament-sections.ts";
import { oldTestamentSections } from "#content/devotions/reading-plan/old-testament-sections.ts";
import { planPrayers } from "#content/devotions/reading-plan/prayers.ts";
import { planThemes } from "#content/devotions/reading-plan/themes.ts";
import { writtenDays, type PlanId } from "./config.ts";
import { newTestamentReadings, oldTestamentReadings, wholeOldTestamentReadings } from "./readings.ts";

export interface PlannedDay {
  /** 1 … 365. */
  readonly day: number;
  readonly theme: string;
  /** Something to keep in mind while reading; absent from the written days. */
  readonly question?: string;
  /** A reference such as `Genesis 1-2`, as the reader's search understands it. */
  readonly oldTestament: string;
  readonly newTestament: string;
  readonly oldTestamentDescription: string;
  readonly newTestamentDescription: string;
  readonly prayer: string;
}

const nameOf = (range: VerseRange): string => {
  const text = formatReference({ ranges: [range] });
  // A short book's name alone reads like a title, so its chapters are added, as in `Ruth 1-4`.
  const { from, to } = range;
  const isWholeBook = text === bookById(from.book).name;
  return isWholeBook && to.chapter > 1 ? `${text} ${from.chapter}-${to.chapter}` : text;
};

const sections = { ...oldTestamentSections, ...newTestamentSections };

const descriptionOf = ({ from }: VerseRange): string =>
  (sections[from.book as BookId] ?? []).findLast(([chapter]) => chapter <= from.chapter)?.[1] ?? "";

const turn = <T>(items: readonly T[], day: number): T => items[(day - 1) % items.length]!;

const generated = (day: number, oldTestament: VerseRange, newTestament: VerseRange): PlannedDay => {
  const theme = turn(planThemes, day);
  return {
    day,
    theme: theme.name,
    question: theme.question,
    oldTestament: nameOf(oldTestament),
    newTestament: nameOf(newTestament),
    oldTestamentDescription: descriptionOf(oldTestament),
    newTestamentDescription: descriptionOf(newTestament),
    prayer: turn(planPrayers, day),
  };
};

const yearPlan = (): readonly PlannedDay[] => {
  const newTestament = newTestamentReadings();
  const rest = oldTestamentReadings({ book: "GEN", chapter: 13 }, "ISA", planDayCount - writtenDays);
  return [...firstDays, ...rest.map((reading, index) => generated(index + writtenDays + 1, reading, newTestament[index + writtenDays]!))];
};

const wholePlan = (): readonly PlannedDay[] => {
  const newTestament = newTestamentReadings();
  return wholeOldTestamentReadings().map((reading, index) => generated(index + 1, reading, newTestament[index]!));
};

const made: Partial<Record<PlanId, readonly PlannedDay[]>> = {};

/** All 365 days of a plan, computed once. */
export const planOf = (id: PlanId): readonly PlannedDay[] => (made[id] ??= id === "year" ? yearPlan() : wholePlan());

/** A plan day. Numbers are clamped to 1 … 365; NaN gives the first day. */
export const plannedDay = (id: PlanId, day: number): PlannedDay => planOf(id)[clampPlanDay(day) - 1]!;
