import * as z from "zod/mini";
import { planDayCount } from "#domain/calendar/plan-day.ts";
import { repairFields, storedCount, storedDate } from "#src/devotions/kit/stored-shapes.ts";
import { defineStored, type EntryKey, type StoredEntry } from "#src/platform/storage/entries.ts";
import { planIds, type PlanId } from "./config.ts";
import { defaultSettings, type PlanSettings } from "./place.ts";
import { mergeReadings, nothingRead, type ReadingStats } from "./rules.ts";

const fields = {
  daysCompleted: storedCount,
  currentStreak: storedCount,
  longestStreak: storedCount,
  totalPoints: storedCount,
  badges: z.array(z.string()),
  completedDays: z.array(z.int().check(z.minimum(1), z.maximum(planDayCount))),
  lastReadDate: storedDate,
};
const statsSchema = z.object(fields);

const readingEntry = (key: EntryKey & StoredEntry<ReadingStats>["key"]): StoredEntry<ReadingStats> =>
  defineStored<ReadingStats>({
    key,
    syncAs: { as: "whole" },
    schema: statsSchema,
    fallback: nothingRead,
    migrate: repairFields(fields, nothingRead),
    merge: mergeReadings,
  });

/** The readings of each plan. */
export const readingStats: Readonly<Record<PlanId, StoredEntry<ReadingStats>>> = {
  year: readingEntry("bible-reading-stats"),
  whole: readingEntry("gbh_whole-bible-stats"),
};

const settingsFields = {
  plan: z.enum(planIds),
  startedOn: z.object({ year: storedDate, whole: storedDate }),
  years: z.object({ year: storedCount, whole: storedCount }),
};

export const planSettings = defineStored<PlanSettings>({
  key: "gbh_reading-plan",
  syncAs: { as: "whole" },
  schema: z.object(settingsFields),
  fallback: defaultSettings,
  migrate: repairFields(settingsFields, defaultSettings),
});

/** An archived year. */
interface PastYear {
  readonly plan: PlanId;
  /** `2026`, or `the year from 1 March 2026`. */
  readonly name: string;
  readonly stats: ReadingStats;
}

export const pastYears = defineStored<readonly PastYear[]>({
  key: "gbh_reading-archive",
  syncAs: { as: "values" },
  schema: z.array(z.object({ plan: z.enum(planIds), name: z.string(), stats: statsSchema })),
  fallback: [],
});
