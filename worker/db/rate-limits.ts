import { and, count, eq, gt, inArray, lt, lte, sql, type SQL } from "drizzle-orm";
import type { VisitorNames } from "../security/visitor.ts";
import type { Database } from "./database.ts";
import { rateLimitAttempts as attempts } from "./schema.ts";

/** A sliding window: at most `maxAttempts` in any `windowMs` milliseconds. */
export interface RateLimit {
  readonly action: string;
  readonly maxAttempts: number;
  readonly windowMs: number;
}

/** Who attempts, when, and under which id. The same id counts once, however often it is sent. */
export interface Attempt {
  readonly id: string;
  readonly now: number;
  readonly visitor: VisitorNames;
  /** Hash of the device identifier in the request. Counted separately, so that a forged one cannot loosen the limit. */
  readonly device?: string | undefined;
}

const keyOf = (limit: RateLimit, who: string): string => `${limit.action}|${who}`;

const visitorKeys = (limit: RateLimit, { visitor }: Attempt): [today: string, yesterday: string] => [
  keyOf(limit, visitor.today),
  keyOf(limit, visitor.yesterday),
];

/** Empty without a device: no row has that key. */
const deviceKey = (limit: RateLimit, { device }: Attempt): string =>
  device === undefined ? "" : keyOf(limit, `device:${device}`);

/** The attempts within the window that count under one of these keys. */
const inWindow = (limit: RateLimit, attempt: Attempt, keys: string[]) =>
  and(gt(attempts.at, attempt.now - limit.windowMs), inArray(attempts.key, keys));

/** SQL condition: the attempt with this id was recorded. */
const isRecorded = (id: string): SQL => sql`EXISTS (SELECT 1 FROM ${attempts} WHERE ${attempts.id} = ${id})`;

/** Statements that record the attempt if it is within the limit, for one batch (a transaction). */
export const recordAttempt = (db: Database, limit: RateLimit, attempt: Attempt) => {
  const [today, yesterday] = visitorKeys(limit, attempt);
  const device = deviceKey(limit, attempt);
  const isBelow = (keys: string[]) => lt(db.$count(attempts, inWindow(limit, attempt, keys)), limit.maxAttempts);
  const condition = and(isBelow([today, yesterday]), isBelow([device]));
  const ofDevice = attempt.device === undefined ? sql`false` : isRecorded(attempt.id);
  return [
    db
      .insert(attempts)
      .select(sql`SELECT ${attempt.id}, ${today}, ${attempt.now} WHERE ${condition}`)
      .onConflictDoNothing(),
    db
      .insert(attempts)
      .select(sql`SELECT ${`${attempt.id}:device`}, ${device}, ${attempt.now} WHERE ${ofDevice}`)
      .onConflictDoNothing(),
  ] as const;
};

export const countAttempts = (db: Database, id: string) =>
  db.select({ found: count() }).from(attempts).where(eq(attempts.id, id));

/** Records the attempt if it is within the limit, and tells whether it is. */
export const isWithinLimit = async (db: Database, limit: RateLimit, attempt: Attempt): Promise<boolean> => {
  const [, , [counted]] = await db.batch([...recordAttempt(db, limit, attempt), countAttempts(db, attempt.id)]);
  return counted!.found > 0;
};

export const deleteOldAttempts = (db: Database, now: number, windowMs: number) =>
  db.delete(attempts).where(lte(attempts.at, now - windowMs));

/** Deletes attempts, so that they no longer count. */
export const deleteAttempts = (db: Database, ids: string[]) => db.delete(attempts).where(inArray(attempts.id, ids));
