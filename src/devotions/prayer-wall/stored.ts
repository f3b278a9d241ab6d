import * as z from "zod/mini";
import { mergeTallies } from "#src/devotions/kit/tally.ts";
import { repairFields, storedCount, storedDate, storedInstant } from "#src/devotions/kit/stored-shapes.ts";
import { defineStored } from "#src/platform/device-store/entries.ts";
import { noPrayers, type PrayerStats, statsOf, tallyOf } from "./rules.ts";
import type { DiaryPrayer } from "./diary-rules.ts";

const fields = {
  totalPrayers: storedCount,
  todaysPrayers: storedCount,
  streak: storedCount,
  lastPrayerDate: storedDate,
  records: z.array(z.object({ topicId: z.int().check(z.minimum(1)), timestamp: storedInstant })),
};

/** Specification 2, section 3: prayer stats. */
export const prayerStats = defineStored<PrayerStats>({
  key: "prayer-wall-stats",
  label: "Prayers counted on the prayer wall",
  schema: z.object(fields),
  fallback: noPrayers,
  migrate: repairFields(fields, noPrayers),
  merge: (present, imported) => statsOf(mergeTallies(tallyOf(present), tallyOf(imported)), Math.max(present.todaysPrayers, imported.todaysPrayers)),
});

const prayer = z.object({ id: z.string().check(z.minLength(1)), text: z.string(), createdAt: storedInstant, answeredOn: storedDate });
const prayers = z.array(prayer);

/** The prayer diary (decision 42): private, on this device only. */
export const prayerDiary = defineStored<readonly DiaryPrayer[]>({
  key: "gbh_prayer_diary",
  label: "Your prayer diary",
  schema: prayers,
  fallback: [],
  migrate: (value) => (Array.isArray(value) ? value.filter((one) => prayer.safeParse(one).success) : []),
});
