import { sql, type SQL } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from "drizzle-orm/sqlite-core";
import { eachCardDetail } from "#domain/api/cards.ts";
import { severities } from "#domain/api/severity.ts";

/*
 * The D1 tables. `npm run db:generate` compares them with `migrations/meta` and writes the missing migration. Indexes and
 * checks must be listed here as well, or they are lost when a migration rebuilds a table.
 */

/** For the column `ip_address`, which must always be null (docs/product/cards.md, "What a row has"). */
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
    /** A keyed hash of the client's key; in older rows the key itself, until the hourly job has hashed it. */
    idempotencyKey: text("idempotency_key").notNull(),
    /** SHA-256 of the token that deletes the message; two, with a space between, if two forms were given. Null in older rows. */
    deleteDigests: text("delete_digests"),
  },
  (table) => [
    index("event_card_messages_by_card").on(table.cardId, table.id),
    uniqueIndex("event_card_messages_once").on(table.cardId, table.idempotencyKey),
    // Empty once all older rows are hashed.
    index("event_card_messages_to_hash").on(table.id).where(isNull(table.deleteDigests)),
    check("event_card_messages_no_address", isNull(table.ipAddress)),
  ],
);

/** The details of a card, if the person who started it gave any: a column each, an empty text for one that was not given.
 * SQLite adds a column to a table with rows only if it has a default. */
export const eventCards = sqliteTable("event_cards", {
  cardId: text("card_id").primaryKey(),
  ...eachCardDetail((name) => (name === "recipient" ? text().notNull() : text().notNull().default(""))),
});

/** Sums that a visitor must solve before the next post: one row each. The key holds the action and a keyed hash. */
export const rateLimitAttempts = sqliteTable(
  "rate_limit_attempts",
  {
    id: text().primaryKey(),
    key: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    index("rate_limit_attempts_by_key").on(table.key, table.at),
    index("rate_limit_attempts_by_time").on(table.at),
  ],
);

/** What was spent of budgets (worker/db/spending.ts), by slots of time. The key has a keyed hash, never an address. */
export const spending = sqliteTable(
  "spending",
  {
    key: text().notNull(),
    /** When the slot begins. */
    at: integer().notNull(),
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.at] }), index("spending_by_time").on(table.at)],
);

/**
 * One row per message of about the last hour, for rate limits: who wrote on which card, as keyed hashes. For an IPv4
 * address, all three network columns have the same value.
 */
export const cardPosts = sqliteTable(
  "card_posts",
  {
    /** The message's id. It starts with the time. */
    id: text().primaryKey(),
    at: integer().notNull(),
    cardId: text("card_id").notNull(),
    /** Hash of device and card, so it differs on every card; null for requests without a device token. */
    device: text(),
    network64: text("network_64").notNull(),
    network56: text("network_56").notNull(),
    network48: text("network_48").notNull(),
    isNewCard: integer("is_new_card", { mode: "boolean" }).notNull(),
  },
  (table) => [
    index("card_posts_by_device").on(table.device, table.at),
    index("card_posts_by_network").on(table.network48, table.at),
  ],
);

/** How many messages the whole site stored on each UTC day. */
export const dailyWrites = sqliteTable("daily_writes", {
  day: text().primaryKey(),
  messages: integer().notNull(),
  /** How many of these came from devices without a token older than a day. */
  unprovenMessages: integer("unproven_messages").notNull(),
  /** Which daily ceiling was reached and logged: 0 none, 1 the one for unproven messages, 2 the one for all. */
  logged: integer().notNull(),
});

/** The salt of each UTC day. Once it is deleted, the hashes of that day cannot be traced back to an address. */
export const dailySalts = sqliteTable("daily_salts", {
  day: text().primaryKey(),
  salt: text().notNull(),
});

const isSeverity = (column: AnySQLiteColumn): SQL =>
  sql`${column} IN (${sql.raw(severities.map((severity) => `'${severity}'`).join(", "))})`;

/** Events that the server itself observed (docs/product/counters-and-limits.md, "Security log"), not claims of a client. */
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
    /** Hash of the widest network that the request came from. */
    visitor: text(),
  },
  (table) => [
    index("security_events_by_time").on(table.at),
    index("security_events_by_visitor").on(table.visitor, table.eventType, table.at),
    check("security_events_severity", isSeverity(table.severity)),
    check("security_events_no_address", isNull(table.ipAddress)),
  ],
);

/** Events that browsers report: one row per UTC day and claim. Anybody can forge them. */
export const securityClaims = sqliteTable(
  "security_claims",
  {
    id: integer().primaryKey(),
    day: text().notNull(),
    /** Digest of the day and the whole claim. */
    digest: text().notNull(),
    eventType: text("event_type").notNull(),
    /** Assigned by the server, by event type. */
    severity: text({ enum: [...severities] }).notNull(),
    details: text().notNull(),
    /** How often it was claimed. */
    reports: integer().notNull(),
    firstAt: integer("first_at").notNull(),
    lastAt: integer("last_at").notNull(),
    /** From the first browser that reported it, like the two columns below. */
    userAgent: text("user_agent").notNull(),
    sessionId: text("session_id"),
    /** Hash of the widest network. */
    visitor: text(),
  },
  (table) => [
    uniqueIndex("security_claims_by_digest").on(table.digest),
    index("security_claims_by_day").on(table.day),
    index("security_claims_by_visitor").on(table.visitor, table.day),
    check("security_claims_severity", isSeverity(table.severity)),
  ],
);

/** How many events of each type there were on a UTC day, whether stored or not. The name `claims` counts all claims. */
export const securityCounts = sqliteTable(
  "security_counts",
  {
    day: text().notNull(),
    name: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [uniqueIndex("security_counts_by_day").on(table.day, table.name)],
);
