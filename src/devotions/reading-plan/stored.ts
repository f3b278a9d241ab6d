import * as z from "zod/mini";
import { planDayCount } from "#domain/calendar/plan-day.ts";
import { repairFields, storedCount, storedDate } from "#src/devotions/kit/stored-shapes.ts";
import { defineStored, type EntryKey, type StoredEntry } from "#src/platform/storage/entries.ts";
import { planIds, type PlanId } from "./config.ts";
import { defaultSettings } from "./place.ts";
import { mergeReadings, nothingRead } from "./rules.ts";

const statsSchema = z.object({
  daysCompleted: storedCount,
  currentStreak: storedCount,
  longestStreak: storedCount,
  totalPoints: storedCount,
  /** Names; an earned badge is never removed. */
  badges: z.readonly(z.array(z.string())),
  /** Day numbers, ascending. */
  completedDays: z.readonly(z.array(z.int().check(z.minimum(1), z.maximum(planDayCount)))),
  /** Empty before the first. */
  lastReadDate: storedDate,
});
/** The readings of one plan (docs/product/storage.md, "Keys"). */
export type ReadingStats = z.infer<typeof statsSchema>;

const readingEntry = (key: EntryKey & StoredEntry<ReadingStats>["key"]): StoredEntry<ReadingStats> =>
  defineStored<ReadingStats>({
    key,
    syncAs: { as: "whole" },
    schema: statsSchema,
    fallback: nothingRead,
    migrate: repairFields(statsSchema, nothingRead),
    merge: mergeReadings,
  });

export const readingStats: Readonly<Record<PlanId, StoredEntry<ReadingStats>>> = {
  year: readingEntry("bible-reading-stats"),
  whole: readingEntry("gbh_whole-bible-stats"),
};

const settingsSchema = z.object({
  plan: z.enum(planIds),
  /** Empty if the plan follows the day of the year. */
  startedOn: z.object({ year: storedDate, whole: storedDate }),
  /** The year that the marked days belong to; 0 while unknown. */
  years: z.object({ year: storedCount, whole: storedCount }),
});
/** A visitor's position in the plan: by the day of the year, or counted from the day they started. */
export type PlanSettings = z.infer<typeof settingsSchema>;

export const planSettings = defineStored<PlanSettings>({
  key: "gbh_reading-plan",
  syncAs: { as: "whole" },
  schema: settingsSchema,
  fallback: defaultSettings,
  migrate: repairFields(settingsSchema, defaultSettings),
});

/** Archived years: `name` is `2026`, or `the year from 1 March 2026`. */
const pastYearSchema = z.object({ plan: z.enum(planIds), name: z.string(), stats: statsSchema });
export type PastYear = z.infer<typeof pastYearSchema>;
const pastYearsSchema = z.readonly(z.array(pastYearSchema));

export const pastYears = defineStored<z.infer<typeof pastYearsSchema>>({
  key: "gbh_reading-archive",
  syncAs: { as: "values" },
  schema: pastYearsSchema,
  fallback: [],
});
