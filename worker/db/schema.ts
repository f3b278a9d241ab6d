import { sql, type SQL } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex, type AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { severities } from "#domain/api/severity.ts";

/*
 * The D1 tables. `npm run db:generate` compares them with `migrations/meta` and writes the missing migration. Indexes and
 * checks must be listed here as well, or they are lost when a migration rebuilds a table.
 */

/** The column exists only because the specification lists it. It must never hold an address (decision 28). */
const isNull = (column: AnySQLiteColumn): SQL => sql`${column} IS NULL`;

/** Messages on event cards. Ids start with the time, so sorting by id descending gives the newest first. */
export const eventCardMessages = sqliteTable(
  "event_card_messages",
  {
    id: text().primaryKey(),
    cardId: text("card_id").notNull(),
    senderName: text("sender_name").notNull(),
    message: text().notNull(),
    /** Milliseconds since the epoch, like every `at` below. */
    createdAt: integer("created_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
  },
  (table) => [
    index("event_card_messages_by_card").on(table.cardId, table.id),
    uniqueIndex("event_card_messages_once").on(table.cardId, table.idempotencyKey),
    check("event_card_messages_no_address", isNull(table.ipAddress)),
  ],
);

/** One row per accepted attempt. The key holds the action and a keyed hash, never an address. */
export const rateLimitAttempts = sqliteTable(
  "rate_limit_attempts",
  {
    id: text().primaryKey(),
    key: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index("rate_limit_attempts_by_key").on(table.key, table.at), index("rate_limit_attempts_by_time").on(table.at)],
);

/** The salt of each UTC day. Without it, the hashes of that day cannot be traced. */
export const dailySalts = sqliteTable("daily_salts", {
  day: text().primaryKey(),
  salt: text().notNull(),
});

export const securityEvents = sqliteTable(
  "security_events",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    eventType: text("event_type").notNull(),
    severity: text({ enum: [...severities] }).notNull(),
    details: text().notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent").notNull(),
    sessionId: text("session_id"),
    visitor: text(),
  },
  (table) => [
    index("security_events_by_time").on(table.at),
    check("security_events_severity", sql`${table.severity} IN (${sql.raw(severities.map((severity) => `'${severity}'`).join(", "))})`),
    check("security_events_no_address", isNull(table.ipAddress)),
  ],
);
