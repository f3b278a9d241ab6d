import type { YearPlanDay } from "#content/schema/reading-plan.ts";
import { days as days006to091 } from "./days-006-091.ts";
import { days as days092to182 } from "./days-092-182.ts";
import { days as days183to273 } from "./days-183-273.ts";
import { days as days274to365 } from "./days-274-365.ts";

/** The Old Testament side of the one-year plan, day 6 to day 365. */
export const yearDays: readonly YearPlanDay[] = [...days006to091, ...days092to182, ...days183to273, ...days274to365];
