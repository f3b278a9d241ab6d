import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The tables of D1 as drizzle sees them; `migrations/` makes them, indexes included. */
export const eventCardMessages = sqliteTable("event_card_messages", {
  id: text().primaryKey(),
  cardId: text("card_id").notNull(),
  senderName: text("sender_name").notNull(),
  message: text().notNull(),
  createdAt: integer("created_at").notNull(),
  ipAddress: text("ip_address"),
  userAgent: text("user_agent").notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
});

export const rateLimitAttempts = sqliteTable("rate_limit_attempts", {
  id: text().primaryKey(),
  key: text().notNull(),
  at: integer().notNull(),
});

export const dailySalts = sqliteTable("daily_salts", {
  day: text().primaryKey(),
  salt: text().notNull(),
});

export const securityEvents = sqliteTable("security_events", {
  id: integer().primaryKey({ autoIncrement: true }),
  at: integer().notNull(),
  eventType: text("event_type").notNull(),
  severity: text({ enum: ["low", "medium", "high", "critical"] }).notNull(),
  details: text().notNull(),
  ipAddress: text("ip_address"),
  userAgent: text("user_agent").notNull(),
  sessionId: text("session_id"),
  visitor: text(),
});
