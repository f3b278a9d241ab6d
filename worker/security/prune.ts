import { retentionDays } from "#domain/api/retention.ts";
import { utcDayMs } from "#domain/calendar/utc-day.ts";
import { hashFormerKeys } from "../db/card-messages.ts";
import { database } from "../db/database.ts";
import { deleteOldDays, deleteOldPosts } from "../db/card-posts.ts";
import { deleteOldSalts } from "../db/salts.ts";
import { deleteOldLog } from "../db/security-log.ts";
import { deleteOldSpending } from "../db/spending.ts";
import { deleteOldAttempts } from "../db/step-ups.ts";
import type { Bindings } from "../env.ts";

const attemptsKeptMs = retentionDays.counted * utcDayMs + 60_000;

/** A window is a day at most, and what counts in it begins up to a sixtieth earlier. */
const spendingKeptMs = retentionDays.counted * utcDayMs * (1 + 1 / 60) + 60_000;

/** How many older rows one run migrates. */
const keysHashedAtOnce = 1000;

/** The hourly job: deletes old log entries, salts and counts, and hashes the keys of older messages. */
export const prune = async ({ DB, VISITOR_HASH_KEY: secret }: Bindings, now: number): Promise<void> => {
  const db = database(DB);
  await db.batch([
    deleteOldSalts(db, now),
    deleteOldAttempts(db, now, attemptsKeptMs),
    deleteOldSpending(db, now, spendingKeptMs),
    deleteOldPosts(db, now, attemptsKeptMs),
    deleteOldDays(db, now),
    ...deleteOldLog(db, now),
  ]);
  if (secret) await hashFormerKeys(db, secret, now, keysHashedAtOnce);
};
