import * as z from "zod/mini";
import { repairFields, storedCount, storedDate } from "#src/devotions/kit/stored-shapes.ts";
import { defineStored } from "#src/platform/storage/entries.ts";
import { mergeAnswers, type Answers } from "./answers.ts";
import { mentorDayCount } from "./config.ts";
import { mergeMentorDays, noMentorDays, type MentorStats } from "./rules.ts";

const fields = {
  totalDays: storedCount,
  completedDays: z.array(z.int().check(z.minimum(1), z.maximum(mentorDayCount))),
  currentStreak: storedCount,
  dates: z.array(storedDate),
};

export const mentorStats = defineStored<MentorStats>({
  key: "mentor-me-jesus-stats",
  syncAs: { as: "whole" },
  schema: z.object(fields),
  fallback: noMentorDays,
  migrate: repairFields(fields, noMentorDays),
  merge: mergeMentorDays,
});

export const mentorAnswers = defineStored<Answers>({
  key: "gbh_mentor-answers",
  syncAs: { as: "map", isText: true },
  schema: z.record(z.string(), z.string()),
  fallback: {},
  merge: mergeAnswers,
});
