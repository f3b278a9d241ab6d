import { eq, lt } from "drizzle-orm";
import { retentionDays } from "#domain/api/retention.ts";
import { utcDay, utcDayMs } from "#domain/calendar/utc-day.ts";
import { randomHex } from "../random.ts";
import type { Database } from "./database.ts";
import { dailySalts } from "./schema.ts";

/** The salts of two days. Missing ones are created; if several isolates do so at once, all use the first one stored. */
export const readSalts = async (
  db: Database,
  [one, other]: readonly [string, string],
): Promise<readonly [string, string]> => {
  const insert = (day: string) =>
    db
      .insert(dailySalts)
      .values({ day, salt: randomHex(32) })
      .onConflictDoNothing();
  const select = (day: string) => db.select({ salt: dailySalts.salt }).from(dailySalts).where(eq(dailySalts.day, day));
  const [, [first], , [second]] = await db.batch([insert(one), select(one), insert(other), select(other)]);
  if (!first || !second) throw new Error("D1 did not store the salts");
  return [first.salt, second.salt];
};

/** Deletes salts after 48 hours: a salt is needed on its own day and the next, since a window may span midnight. */
export const deleteOldSalts = (db: Database, now: number) =>
  db.delete(dailySalts).where(lt(dailySalts.day, utcDay(now - (retentionDays.today - 1) * utcDayMs)));
