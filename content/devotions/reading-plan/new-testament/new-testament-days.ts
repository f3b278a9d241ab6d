import type { NewTestamentDay } from "#content/schema/devotions/new-testament-days.ts";
import { actsDays } from "./acts.ts";
import { corinthiansDays } from "./corinthians.ts";
import { galatiansEphesiansDays } from "./galatians-ephesians.ts";
import { hebrewsToJudeDays } from "./hebrews-to-jude.ts";
import { johnDays } from "./john.ts";
import { lukeDays } from "./luke.ts";
import { markDays } from "./mark.ts";
import { matthewDays } from "./matthew.ts";
import { philippiansToPhilemonDays } from "./philippians-to-philemon.ts";
import { revelationDays } from "./revelation.ts";
import { romansDays } from "./romans.ts";

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
