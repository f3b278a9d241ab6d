import { retentionDays } from "#domain/api/retention.ts";
import { utcDayMs } from "#domain/calendar/utc-day.ts";
import { database } from "../db/database.ts";
import { deleteOldDays, deleteOldPosts } from "../db/card-posts.ts";
import { deleteOldAttempts } from "../db/rate-limits.ts";
import { deleteOldSalts } from "../db/salts.ts";
import { deleteOldLog } from "../db/security-log.ts";

/** A check may use a window of up to a day; attempts are kept slightly longer. */
const attemptsKeptMs = retentionDays.counted * utcDayMs + 60_000;

/** The hourly job: deletes old log entries, salts and attempts. */
export const prune = async (d1: D1Database, now: number): Promise<void> => {
  const db = database(d1);
  await db.batch([
    deleteOldSalts(db, now),
    deleteOldAttempts(db, now, attemptsKeptMs),
    deleteOldPosts(db, now, attemptsKeptMs),
    deleteOldDays(db, now),
    ...deleteOldLog(db, now),
  ]);
};
