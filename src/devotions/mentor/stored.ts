import * as z from "zod/mini";
import { repairFields, storedCount, storedDate } from "#src/devotions/kit/stored-shapes.ts";
import { defineStored } from "#src/platform/storage/entries.ts";
import { mergeAnswers, type Answers } from "./answers.ts";
import { mentorDayCount } from "#content/schema/devotions.ts";
import { mergeMentorDays, noMentorDays } from "./rules.ts";

const statsSchema = z.object({
  totalDays: storedCount,
  /** Day numbers, ascending. */
  completedDays: z.readonly(z.array(z.int().check(z.minimum(1), z.maximum(mentorDayCount)))),
  /** Never reset (docs/product/devotions.md, "Streaks"). */
  currentStreak: storedCount,
  /** ISO dates on which a day was completed, for the true number of days in a row. */
  dates: z.readonly(z.array(storedDate)),
});
/** Three fields, and `dates` for the days in a row (docs/product/storage.md, "Keys"). */
export type MentorStats = z.infer<typeof statsSchema>;

export const mentorStats = defineStored<MentorStats>({
  key: "mentor-me-jesus-stats",
  syncAs: { as: "whole" },
  schema: statsSchema,
  fallback: noMentorDays,
  migrate: repairFields(statsSchema, noMentorDays),
  merge: mergeMentorDays,
});

export const mentorAnswers = defineStored<Answers>({
  key: "gbh_mentor-answers",
  syncAs: { as: "map", isText: true },
  schema: z.record(z.string(), z.string()),
  fallback: {},
  merge: mergeAnswers,
});
