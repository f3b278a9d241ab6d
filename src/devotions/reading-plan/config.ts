/** The constants of the reading plan (specification 2, section 9). */

export const pointsPerDay = 10;

/** The number of hand-written days; the others are generated. */
export const writtenDays = 5;

export interface PlanBadge {
  readonly name: string;
  /** What the threshold counts: completed days in total, or days in a row. */
  readonly counts: "days" | "streak";
  readonly goal: number;
}

export const planBadges: readonly PlanBadge[] = [
  { name: "First Week", counts: "days", goal: 7 },
  { name: "Monthly Reader", counts: "days", goal: 30 },
  { name: "Centurion", counts: "days", goal: 100 },
  { name: "Year Complete", counts: "days", goal: 365 },
  { name: "Week Warrior", counts: "streak", goal: 7 },
  { name: "Consistency Champion", counts: "streak", goal: 30 },
];

/** `year` is the plan as specified, Genesis to Isaiah and the New Testament; `whole` covers all 1,189 chapters (decision 43). */
export const planIds = ["year", "whole"] as const;
export type PlanId = (typeof planIds)[number];
