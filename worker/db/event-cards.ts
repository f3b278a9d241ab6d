import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { eventCardMessages as messages, eventCards as cards } from "./schema.ts";

/** Statements for what belongs to a card as a whole (docs/product/cards.md, "For whom"). They run in one batch with those of its messages. */

const hasOtherMessages = (cardId: string, messageId: string) =>
  sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.cardId} = ${cardId} AND ${messages.id} <> ${messageId})`;

const hasMessage = (messageId: string) => sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.id} = ${messageId})`;

/** Says for whom the card is, if the message with this id is stored and is the card's only one. */
export const insertRecipient = (
  db: Database,
  cardId: string,
  { recipient, messageId }: { readonly recipient: string | undefined; readonly messageId: string },
) =>
  db
    .insert(cards)
    .select(
      sql`SELECT ${cardId}, ${recipient ?? ""} WHERE ${recipient === undefined ? sql`false` : and(hasMessage(messageId), sql`NOT ${hasOtherMessages(cardId, messageId)}`)}`,
    )
    .onConflictDoNothing();

export const selectRecipient = (db: Database, cardId: string) =>
  db.select({ recipient: cards.recipient }).from(cards).where(eq(cards.cardId, cardId));

/** Forgets for whom the card was, if this was its last message. */
export const deleteRecipientAfter = (db: Database, cardId: string, messageId: string) =>
  db.delete(cards).where(and(eq(cards.cardId, cardId), sql`NOT ${hasOtherMessages(cardId, messageId)}`));
