import * as z from "zod/mini";
import { repairFields, storedCount, storedDate, storedInstant } from "#src/devotions/kit/stored-shapes.ts";
import { mergeTallies } from "#src/devotions/kit/tally.ts";
import { defineStored } from "#src/platform/device-store/entries.ts";
import { type BirthdayStats, noBirthdays, statsOf, tallyOf } from "./rules.ts";

const fields = {
  totalBirthdays: storedCount,
  todaysBirthdays: storedCount,
  streak: storedCount,
  lastBirthdayDate: storedDate,
  records: z.array(z.object({ stickerId: z.int().check(z.minimum(1), z.maximum(12)), timestamp: storedInstant })),
};

export const birthdayStats = defineStored<BirthdayStats>({
  key: "birthday-sticker-stats",
  label: "Birthday stickers you claimed",
  schema: z.object(fields),
  fallback: noBirthdays,
  migrate: repairFields(fields, noBirthdays),
  merge: (present, imported) => statsOf(mergeTallies(tallyOf(present), tallyOf(imported)), Math.max(present.todaysBirthdays, imported.todaysBirthdays)),
});
