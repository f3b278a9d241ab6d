import type { Preview } from "#domain/pictures/preview.ts";
import { headOf, type Head } from "#domain/site/head.ts";
import { planDayPath } from "#domain/site/plan-day-address.ts";
import { routes } from "#domain/site/routes.ts";
import { site } from "#domain/site/site.ts";

/** The pages of the days of the one-year plan: the plan's own, with the head and the preview of a day. */

/** A day of the plan, as its screen knows it. */
export interface SharedPlanDay {
  /** 1 … 365. */
  readonly day: number;
  readonly theme: string | undefined;
  /** References: `Genesis 1-2`, `Matthew 1`. */
  readonly readings: readonly string[];
}

export interface PlanDayPage {
  readonly address: string;
  readonly head: Head;
  /** Path of its link preview, and what that shows. */
  readonly previewPath: string;
  readonly preview: Preview;
}

export const planDayPage = ({ day, theme, readings: references }: SharedPlanDay): PlanDayPage => {
  const title = theme === undefined ? `Day ${day}` : `Day ${day}: ${theme}`;
  const readings = references.join(" and ");
  return {
    address: planDayPath(day),
    head: {
      ...headOf(routes.readingPlan.path),
      title: `${title}, ${readings} · ${site.name}`,
      description: `Day ${day} of the 1 Year Reading Plan: ${readings}. Read it here, free and without an account.`,
    },
    previewPath: `/pictures/pages/reading-plan-${day}.png`,
    preview: { words: title, about: readings, name: "1 Year Reading Plan" },
  };
};
