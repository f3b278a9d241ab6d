/** The constants of the reading plan (docs/product/devotions.md, "Reading plan"). */

export const pointsPerDay = 10;

interface PlanBadge {
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

/** `year` is Genesis to Isaiah and the New Testament; `whole` covers all 1,189 chapters. */
export const planIds = ["year", "whole"] as const;
export type PlanId = (typeof planIds)[number];

/** Words read in a minute, unhurried. */
export const wordsAMinute = 200;

/** What an average day of each plan takes at that speed, in whole minutes. */
export const minutesADay: Record<PlanId, number> = { year: 9, whole: 11 };
