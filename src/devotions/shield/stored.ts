import * as z from "zod/mini";
import { repairFields, storedCount, storedDate } from "#src/devotions/kit/stored-shapes.ts";
import { defineStored } from "#src/platform/storage/entries.ts";
import { mergeShields, noShields, type ShieldStats } from "./rules.ts";

const fields = { totalShields: storedCount, completedDates: z.array(storedDate), currentStreak: storedCount };

export const shieldStats = defineStored<ShieldStats>({
  key: "daily-prayer-shield-stats",
  syncAs: { as: "whole" },
  schema: z.object(fields),
  fallback: noShields,
  migrate: repairFields(fields, noShields),
  merge: mergeShields,
});
