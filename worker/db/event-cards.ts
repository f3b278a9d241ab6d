import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { CardDetailName, CardDetails } from "#domain/api/cards.ts";
import type { Database } from "./database.ts";
import { eventCardMessages as messages, eventCards as cards } from "./schema.ts";

/** Statements for what belongs to a card as a whole (docs/product/cards.md, "For whom"). They run in one batch with those of its messages. */

const hasOtherMessages = (cardId: string, messageId: string) =>
  sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.cardId} = ${cardId} AND ${messages.id} <> ${messageId})`;

const hasMessage = (messageId: string) => sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.id} = ${messageId})`;

const { cardId: _id, ...detailColumns } = getTableColumns(cards);
// A column for each detail, and no other, in the order of the table.
detailColumns satisfies Readonly<Record<CardDetailName, unknown>>;
const storedNames = Object.keys(detailColumns) as readonly (keyof typeof detailColumns & CardDetailName)[];

/** Stores the details, if there are any and the message with this id is stored and is the card's only one. */
export const insertDetails = (
  db: Database,
  cardId: string,
  { details, messageId }: { readonly details: CardDetails; readonly messageId: string },
) => {
  const values = storedNames.map((name) => sql`${details[name] ?? ""}`);
  const hasDetails = Object.keys(details).length > 0;
  return db
    .insert(cards)
    .select(
      sql`SELECT ${cardId}, ${sql.join(values, sql`, `)} WHERE ${hasDetails ? and(hasMessage(messageId), sql`NOT ${hasOtherMessages(cardId, messageId)}`) : sql`false`}`,
    )
    .onConflictDoNothing();
};

/** The details of a card; an empty text where nobody gave one. */
export const selectDetails = (db: Database, cardId: string) =>
  db.select(detailColumns).from(cards).where(eq(cards.cardId, cardId));

/** Deletes the details of a card, if this was its last message. */
export const deleteDetailsAfter = (db: Database, cardId: string, messageId: string) =>
  db.delete(cards).where(and(eq(cards.cardId, cardId), sql`NOT ${hasOtherMessages(cardId, messageId)}`));
