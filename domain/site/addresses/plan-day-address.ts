import { planDayCount } from "#domain/calendar/plan-day.ts";
import { routes } from "../routes.ts";

/**
 * The address under which a day of the one-year plan is shared, so that it has a title and a preview of its own
 * (docs/product/addresses.md, "Head"). The screen itself is at `/reading-plan?day=`, to which the page turns.
 */
export const planDayPath = (day: number): string => `${routes.readingPlan.path}/${day}`;

/** The day that such a path shares; undefined for any other path. */
export const sharedPlanDay = (path: string): number | undefined => {
  const [, digits] = /^\/reading-plan\/([1-9]\d{0,2})\/?$/.exec(path) ?? [];
  const day = Number(digits);
  return digits !== undefined && day <= planDayCount ? day : undefined;
};

/** The address of a day's screen. */
export const planDayAddress = (day: number): string => `${routes.readingPlan.path}?day=${day}`;
