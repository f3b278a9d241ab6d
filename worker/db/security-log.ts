import { and, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import { retentionDays } from "#domain/api/retention.ts";
import { securityLimits } from "#domain/api/security.ts";
import { plainLine } from "#domain/text/plain-line.ts";
import { utcDay, utcDayMs } from "#domain/calendar/utc-day.ts";
import type { Database } from "./database.ts";
import { securityClaims as claims, securityCounts as counts, securityEvents as events } from "./schema.ts";

/** An event that the server observed. Its text may have any length and content; it is shortened and escaped here. */
export type ServerEvent = Readonly<
  Pick<typeof events.$inferInsert, "at" | "eventType" | "severity" | "details" | "userAgent" | "visitor">
>;

/** An event that a browser reports. Equal claims on one day have the same `digest`. */
export type Claim = ServerEvent & Readonly<Pick<typeof claims.$inferInsert, "digest" | "sessionId">>;

/** Maximum rows stored per day. Tests use smaller numbers. */
export type LogQuotas = Readonly<
  Record<"eventsOfType" | "eventsOfTypeByNetwork" | "claims" | "claimsByNetwork", number>
>;

const detailsOf = (text: string): string => plainLine(text).slice(0, securityLimits.detailsCharacters);
const userAgentOf = (text: string): string => plainLine(text).slice(0, securityLimits.userAgentCharacters);

/** The name under which all claims are counted. No event type has this name. */
const claimsName = "claims";

const countOne = (db: Database, at: number, name: string) =>
  db
    .insert(counts)
    .values({ day: utcDay(at), name, count: 1 })
    .onConflictDoUpdate({ target: [counts.day, counts.name], set: { count: sql`${counts.count} + 1` } });

const startOfDay = (at: number): number => at - (at % utcDayMs);

const valuesOf = (values: readonly unknown[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Counts the event, and stores it if the day's quotas for its type and for its network are not used up. */
export const addEvent = async (
  db: Database,
  { at, eventType, severity, details, userAgent, visitor = null }: ServerEvent,
  quotas: LogQuotas = securityLimits,
): Promise<void> => {
  const ofType = sql`(SELECT ${counts.count} FROM ${counts} WHERE ${and(eq(counts.day, utcDay(at)), eq(counts.name, eventType))})`;
  const ofNetwork = db.$count(
    events,
    and(eq(events.visitor, visitor ?? ""), eq(events.eventType, eventType), gte(events.at, startOfDay(at))),
  );
  // The nulls are `id`, `ip_address` (never stored) and `session_id` (events have none).
  const values = valuesOf([
    null,
    at,
    eventType,
    severity,
    detailsOf(details),
    null,
    userAgentOf(userAgent),
    null,
    visitor,
  ]);
  // In a batch, since the error of a single statement would quote the entry.
  await db.batch([
    countOne(db, at, eventType),
    db
      .insert(events)
      .select(
        sql`SELECT ${values} WHERE ${ofType} <= ${quotas.eventsOfType} AND ${ofNetwork} < ${quotas.eventsOfTypeByNetwork}`,
      ),
  ]);
};

/** Counts the claim. Increments the row of an equal claim, or adds a row if the day's quotas are not used up. */
export const addClaim = async (
  db: Database,
  { at, digest, eventType, severity, details, userAgent, sessionId = null, visitor = null }: Claim,
  quotas: LogQuotas = securityLimits,
): Promise<void> => {
  const day = utcDay(at);
  const isKnown = sql`EXISTS (SELECT 1 FROM ${claims} WHERE ${claims.digest} = ${digest})`;
  // Their ids are consecutive, since only whole days are deleted: to count them would read each.
  const end = (order: SQL) => sql`(SELECT ${claims.id} FROM ${claims} WHERE ${claims.day} = ${day} ${order} LIMIT 1)`;
  const ofDay = sql`coalesce(${end(sql`ORDER BY ${claims.id} DESC`)} - ${end(sql`ORDER BY ${claims.id}`)} + 1, 0)`;
  const ofNetwork = db.$count(claims, and(eq(claims.visitor, visitor ?? ""), eq(claims.day, day)));
  const values = valuesOf([
    null,
    day,
    digest,
    plainLine(eventType),
    severity,
    detailsOf(details),
    1,
    at,
    at,
    userAgentOf(userAgent),
    sessionId === null ? null : plainLine(sessionId),
    visitor,
  ]);
  await db.batch([
    countOne(db, at, claimsName),
    db
      .insert(claims)
      .select(
        sql`SELECT ${values} WHERE ${isKnown} OR (${ofDay} < ${quotas.claims} AND ${ofNetwork} < ${quotas.claimsByNetwork})`,
      )
      .onConflictDoUpdate({
        target: claims.digest,
        set: { reports: sql`${claims.reports} + 1`, lastAt: at },
      }),
  ]);
};

/** Statements that delete rows older than 30 days. Nothing else is ever deleted, so a flood cannot displace older rows. */
export const deleteOldLog = (db: Database, now: number) => {
  const oldest = now - retentionDays.log * utcDayMs;
  return [
    db.delete(events).where(lt(events.at, oldest)),
    db.delete(claims).where(lt(claims.day, utcDay(oldest))),
    db.delete(counts).where(lt(counts.day, utcDay(oldest))),
  ] as const;
};
