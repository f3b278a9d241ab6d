import { cardLimits } from "#domain/api/cards.ts";
import { forgetOldAttempts } from "../db/rate-limits.ts";
import { forgetOldSalts } from "../db/salts.ts";
import { pruneLog } from "../db/security-log.ts";

/** A check may ask for a window of up to a day; attempts are kept that long and a little more. */
const attemptsKeptMs = Math.max(cardLimits.windowMinutes, 1440) * 60_000 + 60_000;

/** The hourly job (decision 28): old log entries, salts and attempts go. */
export const prune = async (db: D1Database, now: number): Promise<void> => {
  await db.batch([forgetOldSalts(db, now), forgetOldAttempts(db, now, attemptsKeptMs)]);
  await pruneLog(db, now);
};
