import { and, count, desc, eq, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type CardMessage, type CardPage, cardLimits } from "#domain/api/cards.ts";
import { randomHex } from "../random.ts";
import { type Attempt, type RateLimit, fillingAttempt, recordAttempt, retryAfterSeconds } from "./rate-limits.ts";
import type { Database } from "./card-session.ts";
import { eventCardMessages } from "./schema.ts";
import { type StepUp, closeStepUp, hasOpenStepUp, openStepUp, selectStepUp } from "./step-ups.ts";

/** drizzle only uses the methods that a session has as well. */
const orm = (db: Database) => drizzle(db as D1Database);

export interface NewMessage {
  readonly cardId: string;
  readonly senderName: string;
  readonly message: string;
  readonly userAgent: string;
  readonly idempotencyKey: string;
}

/** The row of a new message, or the existing one with the same idempotency key, and the step-up that is open afterwards. */
export interface StoredMessage {
  readonly row: CardMessage;
  readonly isNew: boolean;
  readonly stepUp?: string | undefined;
}

/** Why a message was not stored: the limit is reached, or a sum must be solved first. Either may come with an open step-up. */
export type Refusal = { readonly retryAfterSeconds: number | undefined; readonly stepUp: string | undefined };

interface LimitedPost {
  readonly message: NewMessage;
  readonly limit: RateLimit;
  /** Its id becomes the message's. */
  readonly attempt: Attempt;
  /** The step-up that the post has solved correctly. */
  readonly answered: string | undefined;
  /** The step-up to open for the next post. */
  readonly next: string | undefined;
}

interface Row {
  id: string;
  card_id: string;
  sender_name: string;
  message: string;
  created_at: number;
}

const toMessage = (row: Row): CardMessage => ({
  id: row.id,
  card_id: row.card_id,
  sender_name: row.sender_name,
  message: row.message,
  created_at: new Date(row.created_at).toISOString(),
});

/** 48 bits of time and 80 random bits, in hex, so that ids sort by age. */
export const newMessageId = (now: number): string => now.toString(16).padStart(12, "0") + randomHex(10);

const columns = "id, card_id, sender_name, message, created_at, user_agent, idempotency_key";

const insert = (db: Database, id: string, now: number, message: NewMessage, attemptId?: string): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO event_card_messages (${columns}) SELECT ?, ?, ?, ?, ?, ?, ? ${attemptId === undefined ? "WHERE true" : "WHERE EXISTS (SELECT 1 FROM rate_limit_attempts WHERE id = ?)"} ON CONFLICT DO NOTHING`,
    )
    .bind(id, message.cardId, message.senderName, message.message, now, message.userAgent, message.idempotencyKey, ...(attemptId === undefined ? [] : [attemptId]));

const select = (db: Database, { cardId, idempotencyKey }: NewMessage): D1PreparedStatement =>
  db.prepare(`SELECT ${columns} FROM event_card_messages WHERE card_id = ? AND idempotency_key = ?`).bind(cardId, idempotencyKey);

/**
 * Records the attempt, closes the solved step-up and stores the message in one transaction. Safe to retry with the same
 * ids. A message that is already stored is never refused.
 */
export const insertWithinLimit = async (db: Database, { message, limit, attempt, answered, next }: LimitedPost): Promise<StoredMessage | Refusal> => {
  const stepUp: StepUp = { action: limit.action, visitor: attempt.visitor, now: attempt.now };
  const heldBack = hasOpenStepUp(stepUp, answered);
  const unless = {
    sql: `EXISTS (SELECT 1 FROM event_card_messages WHERE card_id = ? AND idempotency_key = ?) OR ${heldBack.sql}`,
    values: [message.cardId, message.idempotencyKey, ...heldBack.values],
  };
  const results = await db.batch<Row & { at: number | null }>([
    ...recordAttempt(db, limit, attempt, unless),
    insert(db, attempt.id, attempt.now, message, attempt.id),
    closeStepUp(db, stepUp, attempt.id),
    ...(next === undefined ? [] : [openStepUp(db, stepUp, next, attempt.id)]),
    select(db, message),
    fillingAttempt(db, limit, attempt),
    selectStepUp(db, stepUp),
  ]);
  const [row, filling, open] = results.slice(-3).map(({ results: [first] }) => first);
  if (row) return { row: toMessage(row), isNew: row.id === attempt.id, stepUp: open?.id };
  const isFull = typeof filling?.at === "number";
  return { retryAfterSeconds: isFull ? retryAfterSeconds(limit, attempt.now, filling.at) : undefined, stepUp: open?.id };
};

/** Stores the message without a limit, for when the limiter fails. */
export const insertUnlimited = async (db: Database, id: string, message: NewMessage, now: number): Promise<StoredMessage> => {
  const results = await db.batch<Row>([insert(db, id, now, message), select(db, message)]);
  const row = results[1]!.results[0]!;
  return { row: toMessage(row), isNew: row.id === id };
};

const shown = {
  id: eventCardMessages.id,
  card_id: eventCardMessages.cardId,
  sender_name: eventCardMessages.senderName,
  message: eventCardMessages.message,
  created_at: eventCardMessages.createdAt,
};

/** A page of a card's messages, newest first. `cursor` is the id of the last message already seen. */
export const listMessages = async (db: Database, cardId: string, cursor?: string): Promise<CardPage> => {
  const query = orm(db);
  const onCard = eq(eventCardMessages.cardId, cardId);
  const [rows, totals] = await query.batch([
    query
      .select(shown)
      .from(eventCardMessages)
      .where(cursor === undefined ? onCard : and(onCard, lt(eventCardMessages.id, cursor)))
      .orderBy(desc(eventCardMessages.id))
      .limit(cardLimits.pageSize + 1),
    query.select({ total: count() }).from(eventCardMessages).where(onCard),
  ]);
  const messages = rows.slice(0, cardLimits.pageSize).map(toMessage);
  return { messages, total: totals[0]?.total ?? 0, next_cursor: rows.length > cardLimits.pageSize ? messages.at(-1)!.id : null };
};

/** The idempotency key of a message; undefined if there is no such message. */
export const findIdempotencyKey = async (db: Database, cardId: string, id: string): Promise<string | undefined> => {
  const [row] = await orm(db)
    .select({ key: eventCardMessages.idempotencyKey })
    .from(eventCardMessages)
    .where(and(eq(eventCardMessages.cardId, cardId), eq(eventCardMessages.id, id)));
  return row?.key;
};

export const deleteMessage = async (db: Database, cardId: string, id: string): Promise<void> => {
  await orm(db).delete(eventCardMessages).where(and(eq(eventCardMessages.cardId, cardId), eq(eventCardMessages.id, id)));
};
