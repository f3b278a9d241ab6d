import { cardLimits } from "#domain/api/cards.ts";
import { deleteOldAttempts } from "../db/rate-limits.ts";
import { deleteOldSalts } from "../db/salts.ts";
import { pruneLog } from "../db/security-log.ts";

/** A check may use a window of up to a day; attempts are kept slightly longer. */
const attemptsKeptMs = Math.max(cardLimits.windowMinutes, 1440) * 60_000 + 60_000;

/** The hourly job (decision 28): deletes old log entries, salts and attempts. */
export const prune = async (db: D1Database, now: number): Promise<void> => {
  await db.batch([deleteOldSalts(db, now), deleteOldAttempts(db, now, attemptsKeptMs)]);
  await pruneLog(db, now);
};
