import type { Preview } from "#domain/pictures/preview.ts";
import type { Head } from "#domain/site/head/head.ts";
import { planDayPath } from "#domain/site/addresses/plan-day-address.ts";
import { site } from "#domain/site/site.ts";

/** The pages of the days of the one-year plan: the plan's own, with the head and the preview of a day. */

/** A day of the plan with its texts in one language. */
export interface SharedPlanDay {
  /** 1 … 365. */
  readonly day: number;
  /** `Day 1: Beginnings`. */
  readonly title: string;
  /** `Genesis 1-2 and Matthew 1`. */
  readonly readings: string;
  readonly description: string;
  /** What the plan is called. */
  readonly plan: string;
}

interface PlanDayPage {
  /** The English path; other languages add their prefix. */
  readonly address: string;
  readonly head: Head;
  /** Path of its link preview, and what that shows. */
  readonly previewPath: string;
  readonly preview: Preview;
}

/** A day's page, made from the head of the plan's own. */
export const planDayPage = (
  { day, title, readings, description, plan }: SharedPlanDay,
  planHead: Head,
): PlanDayPage => ({
  address: planDayPath(day),
  head: { ...planHead, title: `${title}, ${readings} · ${site.name}`, description },
  previewPath: `/pictures/pages/reading-plan-${day}.png`,
  preview: { words: title, about: readings, name: plan },
});
