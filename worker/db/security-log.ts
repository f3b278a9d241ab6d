import { lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { securityLimits } from "#domain/api/security.ts";
import type { Severity } from "#domain/api/severity.ts";
import { utcDayMs } from "#domain/calendar/utc-day.ts";
import { securityEvents } from "./schema.ts";

export interface LogEntry {
  readonly at: number;
  readonly eventType: string;
  readonly severity: Severity;
  readonly details: string;
  readonly userAgent: string;
  readonly sessionId?: string | null | undefined;
  readonly visitor?: string | undefined;
}

/** Adds an entry unless the log is full. Ids are sequential, so the first and last id give the size without counting. */
export const addLogEntry = async (db: D1Database, entry: LogEntry): Promise<void> => {
  await db
    .prepare(
      `INSERT INTO security_events (at, event_type, severity, details, user_agent, session_id, visitor)
       SELECT ?, ?, ?, ?, ?, ?, ? WHERE coalesce((SELECT max(id) FROM security_events) - (SELECT min(id) FROM security_events), 0) < ?`,
    )
    .bind(
      entry.at,
      entry.eventType,
      entry.severity,
      entry.details.slice(0, securityLimits.detailsCharacters),
      entry.userAgent.slice(0, securityLimits.userAgentCharacters),
      entry.sessionId ?? null,
      entry.visitor ?? null,
      securityLimits.maxRows - 1,
    )
    .run();
};

/** Deletes entries older than 30 days, and the older half of a full log. */
export const pruneLog = async (db: D1Database, now: number): Promise<void> => {
  await drizzle(db).delete(securityEvents).where(lt(securityEvents.at, now - securityLimits.keptDays * utcDayMs));
  await db
    .prepare("DELETE FROM security_events WHERE id <= (SELECT max(id) FROM security_events) - ? AND (SELECT max(id) FROM security_events) - (SELECT min(id) FROM security_events) >= ?")
    .bind(securityLimits.maxRows / 2, securityLimits.maxRows - 1)
    .run();
};
