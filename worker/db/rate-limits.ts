import type { VisitorNames } from "../security/visitor.ts";
import type { Database } from "./card-session.ts";

/** Part of an SQL statement, with the values for its placeholders. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

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
  /** Hash of the browser's fingerprint. Counted separately, so it can only make the limit stricter. */
  readonly device?: string | undefined;
}

const keyOf = (limit: RateLimit, who: string): string => `${limit.action}|${who}`;

const keysOf = (limit: RateLimit, attempt: Attempt) => ({
  today: keyOf(limit, attempt.visitor.today),
  yesterday: keyOf(limit, attempt.visitor.yesterday),
  device: attempt.device === undefined ? "" : keyOf(limit, `device:${attempt.device}`),
});

/**
 * Statements that record the attempt if it is within the limit. Run them in one batch (a transaction) with the limited
 * statement, which then checks `EXISTS (SELECT 1 FROM rate_limit_attempts WHERE id = {attempt.id})`.
 * Nothing is recorded if `unless` holds (for example for a repeated request).
 */
export const recordAttempt = (db: Database, limit: RateLimit, attempt: Attempt, unless?: Condition): D1PreparedStatement[] => {
  const { today, yesterday, device } = keysOf(limit, attempt);
  const since = attempt.now - limit.windowMs;
  const count = "SELECT count(*) FROM rate_limit_attempts WHERE at > ? AND key";
  const record = db
    .prepare(
      `INSERT INTO rate_limit_attempts (id, key, at) SELECT ?, ?, ? WHERE (${count} IN (?, ?)) < ? AND (${count} = ?) < ? ${unless ? `AND NOT (${unless.sql})` : ""} ON CONFLICT DO NOTHING`,
    )
    .bind(attempt.id, today, attempt.now, since, today, yesterday, limit.maxAttempts, since, device, limit.maxAttempts, ...(unless?.values ?? []));
  const recordDevice = db
    .prepare("INSERT INTO rate_limit_attempts (id, key, at) SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM rate_limit_attempts WHERE id = ?) ON CONFLICT DO NOTHING")
    .bind(`${attempt.id}:device`, device, attempt.now, attempt.id);
  return attempt.device === undefined ? [record] : [record, recordDevice];
};

/** When the oldest attempt of a full window was made. A new attempt is possible one window later. */
export const fillingAttempt = (db: Database, limit: RateLimit, attempt: Attempt): D1PreparedStatement => {
  const { today, yesterday, device } = keysOf(limit, attempt);
  const filling = "SELECT at FROM rate_limit_attempts WHERE at > ? AND key";
  return db
    .prepare(`SELECT max(at) AS at FROM (SELECT * FROM (${filling} IN (?, ?) ORDER BY at DESC LIMIT 1 OFFSET ?) UNION ALL SELECT * FROM (${filling} = ? ORDER BY at DESC LIMIT 1 OFFSET ?))`)
    .bind(attempt.now - limit.windowMs, today, yesterday, limit.maxAttempts - 1, attempt.now - limit.windowMs, device, limit.maxAttempts - 1);
};

/** Seconds until a new attempt is possible, for Retry-After. */
export const retryAfterSeconds = (limit: RateLimit, now: number, filledAt: number | null | undefined): number =>
  Math.max(1, Math.ceil(((filledAt ?? now) + limit.windowMs - now) / 1000));

export const hasAttempt = (db: Database, id: string): D1PreparedStatement => db.prepare("SELECT count(*) AS found FROM rate_limit_attempts WHERE id = ?").bind(id);

export const deleteOldAttempts = (db: Database, now: number, windowMs: number): D1PreparedStatement =>
  db.prepare("DELETE FROM rate_limit_attempts WHERE at <= ?").bind(now - windowMs);
