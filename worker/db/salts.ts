import { utcDay, utcDayMs } from "#domain/calendar/utc-day.ts";
import { randomHex } from "../random.ts";

/** The salts of two days; missing ones are created. The first writer wins, for all isolates. */
export const readSalts = async (db: D1Database, days: readonly [string, string]): Promise<readonly [string, string]> => {
  const insert = db.prepare("INSERT INTO daily_salts (day, salt) VALUES (?, ?) ON CONFLICT DO NOTHING");
  const select = db.prepare("SELECT salt FROM daily_salts WHERE day = ?");
  const results = await db.batch<{ salt: string }>(days.flatMap((day) => [insert.bind(day, randomHex(32)), select.bind(day)]));
  const [, first, , second] = results.map((result) => result.results[0]?.salt);
  if (first === undefined || second === undefined) throw new Error("D1 did not store the salts");
  return [first, second];
};

/** Deletes salts after 48 hours: a salt is needed on its own day and the next, since a window may span midnight (decision 28). */
export const deleteOldSalts = (db: D1Database, now: number): D1PreparedStatement => db.prepare("DELETE FROM daily_salts WHERE day < ?").bind(utcDay(now - utcDayMs));
