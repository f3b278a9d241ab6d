import * as z from "zod/mini";
import { storedDate, storedInstant } from "#src/devotions/kit/stored-shapes.ts";
import { defineStored } from "#src/platform/storage/entries.ts";
import { prayerTally } from "./rules.ts";

export const prayerStats = defineStored({
  key: "prayer-wall-stats",
  syncAs: { as: "whole" },
  ...prayerTally.shape,
});

export const prayerSchema = z.object({
  id: z.string().check(z.minLength(1)),
  text: z.string(),
  createdAt: storedInstant,
  /** The date of the answer; empty while it is open. */
  answeredOn: storedDate,
});
export type DiaryPrayer = z.infer<typeof prayerSchema>;
const prayers = z.array(prayerSchema);

/** The prayer diary: private, on this device only, every word as it was written. */
export const prayerDiary = defineStored<readonly DiaryPrayer[]>({
  key: "gbh_prayer_diary",
  syncAs: { as: "items", id: "id", text: "text" },
  schema: prayers,
  fallback: [],
  migrate: (value) => (Array.isArray(value) ? value.filter((one) => prayerSchema.safeParse(one).success) : []),
});

/** A prayer that was begun before drafts were stored under `gbh_drafts`. */
export const prayerDraft = defineStored<string>({
  key: "gbh_prayer_draft",
  schema: z.string(),
  fallback: "",
  merge: (present, imported) => present || imported,
  isIncidental: true,
  isMissed: () => true,
});
