import * as z from "zod/mini";
import { repairFields, storedCount, storedDate } from "#src/devotions/kit/stored-shapes.ts";
import { defineStored } from "#src/platform/storage/entries.ts";
import { mergeShields, noShields } from "./rules.ts";

const statsSchema = z.object({
  totalShields: storedCount,
  completedDates: z.readonly(z.array(storedDate)),
  /** Never reset (docs/product/devotions.md, "Streaks"). */
  currentStreak: storedCount,
});
export type ShieldStats = z.infer<typeof statsSchema>;

export const shieldStats = defineStored<ShieldStats>({
  key: "daily-prayer-shield-stats",
  syncAs: { as: "whole" },
  schema: statsSchema,
  fallback: noShields,
  migrate: repairFields(statsSchema, noShields),
  merge: mergeShields,
});
