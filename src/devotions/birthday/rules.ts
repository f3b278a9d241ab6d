import * as z from "zod/mini";
import { storedInstant } from "#src/devotions/kit/stored-shapes.ts";
import { type DateOf, namedTally } from "#src/devotions/kit/tally.ts";
import { birthdayConfig } from "./config.ts";

const recordSchema = z.object({
  stickerId: z.int().check(z.minimum(1), z.maximum(birthdayConfig.stickers)),
  timestamp: storedInstant,
});

export const birthdayTally = namedTally(
  { total: "totalBirthdays", today: "todaysBirthdays", lastDate: "lastBirthdayDate" },
  recordSchema,
);

type BirthdayStats = typeof birthdayTally.none;

export const claimSticker = (stats: BirthdayStats, stickerId: number, now: number, dateOf: DateOf): BirthdayStats =>
  birthdayTally.add(stats, { stickerId, timestamp: now }, dateOf);

/** Picks one of the month's prayers by a random number; with `present`, a different one from that. */
export const drawVariant = (variants: number, seed: number, present?: number): number => {
  if (present === undefined || variants < 2) return seed % variants;
  const drawn = seed % (variants - 1);
  return drawn < present ? drawn : drawn + 1;
};
