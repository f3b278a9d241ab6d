import { and, count, desc, eq, getTableColumns, inArray, isNull, lt, sql, type SQL } from "drizzle-orm";
import {
  cardDetailNames,
  type CardDetails,
  cardDetailsOf,
  cardLimits,
  type CardMessage,
  type CardPage,
} from "#domain/api/cards.ts";
import { utcDayMs } from "#domain/calendar/utc-day.ts";
import { isFormerKey, type KeyForms, migratedKey } from "../cards/delete-tokens.ts";
import { randomHex } from "../random.ts";
import type { Database } from "./database.ts";
import {
  countPost,
  findObstacle,
  firstIdAt,
  isCounted,
  isOpenForWriting,
  type Obstacle,
  type Post,
} from "./card-posts.ts";
import { eventCardMessages as messages, eventCards as cards } from "./schema.ts";
import { closeStepUp, hasOpenStepUp, openStepUp, selectStepUp, type StepUp } from "./step-ups.ts";

/** Statements for the row of a card (docs/product/cards.md, "For whom"). They run in one batch with those of its messages. */

const hasOtherMessages = (cardId: string, messageId: string) =>
  sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.cardId} = ${cardId} AND ${messages.id} <> ${messageId})`;

const hasMessage = (messageId: string) => sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.id} = ${messageId})`;

const { cardId: _cardId, ...detailColumns } = getTableColumns(cards);

/** Stores the card's details, if there are any, the message with this id is stored and is the card's only one. */
const insertDetails = (
  db: Database,
  cardId: string,
  { details, messageId }: { readonly details: CardDetails; readonly messageId: string },
) => {
  const values = cardDetailNames.map((name) => sql`${details[name] ?? ""}`);
  const isFirst = and(hasMessage(messageId), sql`NOT ${hasOtherMessages(cardId, messageId)}`);
  return db
    .insert(cards)
    .select(
      sql`SELECT ${cardId}, ${sql.join(values, sql`, `)} WHERE ${Object.keys(details).length > 0 ? isFirst : sql`false`}`,
    )
    .onConflictDoNothing();
};

/** A detail that was not given is empty. */
const selectDetails = (db: Database, cardId: string) =>
  db.select(detailColumns).from(cards).where(eq(cards.cardId, cardId));

/** Deletes the card's details, if the message with this id was its last one. */
const deleteDetailsAfter = (db: Database, cardId: string, messageId: string) =>
  db.delete(cards).where(and(eq(cards.cardId, cardId), sql`NOT ${hasOtherMessages(cardId, messageId)}`));

export type NewMessage = Readonly<
  Pick<typeof messages.$inferInsert, "cardId" | "senderName" | "message" | "userAgent">
> & {
  /** The idempotency key, and the digest of the token that deletes the message. */
  readonly key: KeyForms;
  readonly deleteDigest: string;
  /** The card's details, if this is its first message. */
  readonly details: CardDetails;
};

/** The row of a new message, or the existing one with the same idempotency key, and the step-up that is open afterwards. */
export interface StoredMessage {
  readonly row: CardMessage;
  readonly details: CardDetails;
  readonly isNew: boolean;
  /** The row was once stored with its key, so the key proves nothing. */
  readonly hasFormerKey: boolean;
  readonly stepUp?: string | undefined;
}

/** Why a message was not stored: something is in its way, or a sum comes first. Either may come with an open step-up. */
export type Refusal = { readonly obstacle: Obstacle | undefined; readonly stepUp: string | undefined };

interface LimitedPost {
  readonly message: NewMessage;
  readonly post: Post;
  /** Who must solve a sum, and after whom the sum is named. */
  readonly stepUp: StepUp;
  /** The step-up that the post has solved correctly. */
  readonly answered: string | undefined;
  /** The step-up to open for the next post. */
  readonly next: string | undefined;
}

const shown = {
  id: messages.id,
  card_id: messages.cardId,
  sender_name: messages.senderName,
  message: messages.message,
  created_at: messages.createdAt,
};

/** 48 bits of time and 80 random bits, in hex, so that ids sort by age. */
export const newMessageId = (now: number): string => firstIdAt(now) + randomHex(10);

const withKey = ({ cardId, key: { stored, former, plain } }: NewMessage) =>
  and(eq(messages.cardId, cardId), inArray(messages.idempotencyKey, [stored, former, plain]));

const isStored = (message: NewMessage) => sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${withKey(message)})`;

/** Inserts the message if the condition holds and it is not stored yet. No address is ever stored. */
const insert = (db: Database, id: string, now: number, draft: NewMessage, condition: SQL) => {
  const { cardId, senderName, message, userAgent, key, deleteDigest } = draft;
  return db
    .insert(messages)
    .select(
      sql`SELECT ${id}, ${cardId}, ${senderName}, ${message}, ${now}, NULL, ${userAgent}, ${key.stored}, ${deleteDigest} WHERE ${condition} AND NOT ${isStored(draft)}`,
    )
    .onConflictDoNothing();
};

const select = (db: Database, message: NewMessage) =>
  db
    .select({ ...shown, key: messages.idempotencyKey })
    .from(messages)
    .where(withKey(message));

const toMessage = ({
  created_at,
  ...row
}: Omit<CardMessage, "created_at"> & { readonly created_at: number }): CardMessage => ({
  ...row,
  created_at: new Date(created_at).toISOString(),
});

type Row = Awaited<ReturnType<typeof select>>[number];

const toStored = ({ key, ...row }: Row, id: string, card: CardDetails = {}): StoredMessage => ({
  row: toMessage(row),
  details: cardDetailsOf(card),
  isNew: row.id === id,
  hasFormerKey: isFormerKey(key),
});

/**
 * Counts the post, closes the solved step-up and stores the message in one transaction. Safe to retry with the same
 * ids. A message that is already stored is never refused.
 */
export const insertWithinLimit = async (
  db: Database,
  { message, post, stepUp, answered, next }: LimitedPost,
): Promise<StoredMessage | Refusal> => {
  const mayPost = isCounted(post.id);
  // The first six statements write.
  const [, , , , , , [row], [card], [open]] = await db.batch([
    ...countPost(db, post, sql`${isStored(message)} OR ${hasOpenStepUp(stepUp, answered)}`),
    insert(db, post.id, post.now, message, mayPost),
    insertDetails(db, message.cardId, { details: message.details, messageId: post.id }),
    closeStepUp(db, stepUp, mayPost),
    openStepUp(db, stepUp, next ?? "", next === undefined ? sql`false` : mayPost),
    select(db, message),
    selectDetails(db, message.cardId),
    selectStepUp(db, stepUp),
  ]);
  if (row) return { ...toStored(row, post.id, card), stepUp: open?.id };
  return { obstacle: await findObstacle(db, post), stepUp: open?.id };
};

/** Stores the message without a limit, for when the limiter fails: still not on a card that is full or was never started. */
export const insertUnlimited = async (
  db: Database,
  id: string,
  message: NewMessage,
  { now, mayStart }: { readonly now: number; readonly mayStart: boolean },
): Promise<StoredMessage | undefined> => {
  const mayPost = isOpenForWriting(message.cardId, mayStart);
  const [, , [row], [card]] = await db.batch([
    insert(db, id, now, message, mayPost),
    insertDetails(db, message.cardId, { details: message.details, messageId: id }),
    select(db, message),
    selectDetails(db, message.cardId),
  ]);
  return row && toStored(row, id, card);
};

/** A page of a card's messages, newest first. `cursor` is the id of the last message already seen. */
export const listMessages = async (db: Database, cardId: string, cursor?: string): Promise<CardPage> => {
  const onCard = eq(messages.cardId, cardId);
  const [rows, totals, [card]] = await db.batch([
    db
      .select(shown)
      .from(messages)
      .where(cursor === undefined ? onCard : and(onCard, lt(messages.id, cursor)))
      .orderBy(desc(messages.id))
      .limit(cardLimits.pageSize + 1),
    db.select({ total: count() }).from(messages).where(onCard),
    selectDetails(db, cardId),
  ]);
  const page = rows.slice(0, cardLimits.pageSize).map(toMessage);
  return {
    ...cardDetailsOf(card ?? {}),
    messages: page,
    total: totals[0]?.total ?? 0,
    next_cursor: rows.length > cardLimits.pageSize ? page.at(-1)!.id : null,
  };
};

/** A message for whose deletion somebody shows a token. */
interface Deletable {
  /** Digests of the tokens that delete it; undefined in a row that still has its key. */
  readonly digests: readonly string[] | undefined;
  readonly key: string;
}

/** Undefined if there is no such message. */
export const findDeletable = async (db: Database, cardId: string, id: string): Promise<Deletable | undefined> => {
  const [row] = await db
    .select({ digests: messages.deleteDigests, key: messages.idempotencyKey })
    .from(messages)
    .where(and(eq(messages.cardId, cardId), eq(messages.id, id)));
  return row && { digests: row.digests?.split(" "), key: row.key };
};

/**
 * Hashes the keys of at most `most` rows of before, oldest first. A client that lost the response may still repeat its post
 * with the key for a day, so younger rows wait.
 */
export const hashFormerKeys = async (db: Database, secret: string, now: number, most: number): Promise<void> => {
  const rows = await db
    .select({ id: messages.id, cardId: messages.cardId, key: messages.idempotencyKey })
    .from(messages)
    .where(and(isNull(messages.deleteDigests), lt(messages.id, firstIdAt(now - utcDayMs))))
    .orderBy(messages.id)
    .limit(most);
  if (rows.length === 0) return;
  const migrated = JSON.stringify(await Promise.all(rows.map((row) => migratedKey(secret, row))));
  await db.run(sql`UPDATE ${messages} SET idempotency_key = json_extract(new.value, '$.key'), delete_digests = json_extract(new.value, '$.digests')
    FROM json_each(${migrated}) AS new WHERE ${messages.id} = json_extract(new.value, '$.id') AND ${messages.deleteDigests} IS NULL`);
};

/** Deletes a message; with a card's last one also the card's details. */
export const deleteMessage = async (db: Database, cardId: string, id: string): Promise<void> => {
  await db.batch([
    db.delete(messages).where(and(eq(messages.cardId, cardId), eq(messages.id, id))),
    deleteDetailsAfter(db, cardId, id),
  ]);
};
