import type { NewTestamentDay } from "#content/schema/reading-plan.ts";
import { days as actsDays } from "./163-acts.ts";
import { days as corinthiansDays } from "./229-corinthians.ts";
import { days as galatiansEphesiansDays } from "./264-galatians-ephesians.ts";
import { days as hebrewsToJudeDays } from "./308-hebrews-to-jude.ts";
import { days as johnDays } from "./125-john.ts";
import { days as lukeDays } from "./077-luke.ts";
import { days as markDays } from "./047-mark.ts";
import { days as matthewDays } from "./001-matthew.ts";
import { days as philippiansToPhilemonDays } from "./278-philippians-to-philemon.ts";
import { days as revelationDays } from "./344-revelation.ts";
import { days as romansDays } from "./208-romans.ts";

/** The New Testament in 365 readings, from Matthew 1 to Revelation 22: index 0 is the first day of a plan. */
export const newTestamentDays: readonly NewTestamentDay[] = [
  ...matthewDays,
  ...markDays,
  ...lukeDays,
  ...johnDays,
  ...actsDays,
  ...romansDays,
  ...corinthiansDays,
  ...galatiansEphesiansDays,
  ...philippiansToPhilemonDays,
  ...hebrewsToJudeDays,
  ...revelationDays,
];
