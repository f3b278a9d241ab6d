import type { BatchItem } from "drizzle-orm/batch";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { spending } from "./schema.ts";

/** What is taken from one budget: a sum that must stay within `most` in any `windowMs` milliseconds. */
export interface Debit {
  /** Budget and whose it is: an action with a keyed hash, never an address. */
  readonly key: string;
  /** The key that was valid before midnight, since salts change daily; the same if it does not change. */
  readonly formerKey: string;
  readonly amount: number;
  readonly most: number;
  readonly windowMs: number;
}

/** A debit that its budget does not allow: its place in the list, and when some of the budget is free again. */
interface Overspent {
  readonly index: number;
  readonly retryAfterSeconds: number;
}

/** Sums are stored by sixtieths of their window, so that a key has at most 62 rows, however much is spent. */
const slotsPerWindow = 60;

const slotMsOf = (windowMs: number): number => Math.max(1000, windowMs / slotsPerWindow);

const slotOf = (now: number, windowMs: number): number => now - (now % slotMsOf(windowMs));

/**
 * The debits as the statements read them. A slot counts while any of it is within the window, so no window ever has too much.
 * Slots of the far future, from before a clock was set back, do not count.
 */
const asked = (debits: readonly Debit[], now: number) =>
  JSON.stringify(
    debits.map(({ windowMs, ...debit }) => ({
      ...debit,
      at: slotOf(now, windowMs),
      since: now - windowMs - slotMsOf(windowMs),
      until: now + windowMs,
    })),
  );

const rowsOf = (list: string) => sql`json_each(${list}) AS asked`;

const field = (name: string) => sql`asked.value ->> ${sql.raw(`'$.${name}'`)}`;

const inWindow = sql`${spending.key} IN (${field("key")}, ${field("formerKey")}) AND ${spending.at} > ${field("since")} AND ${spending.at} < ${field("until")}`;

const isOver = sql`${field("amount")} + coalesce((SELECT sum(${spending.amount}) FROM ${spending} WHERE ${inWindow}), 0) > ${field("most")}`;

/**
 * Takes all debits, or none if one of them is over its budget, in one statement. Returns the first that is over. What is
 * refused writes nothing.
 */
export const spend = async (db: Database, debits: readonly Debit[], now: number): Promise<Overspent | undefined> => {
  const list = asked(debits, now);
  // In batches, since the error of a single statement would quote its values.
  const [taken] = await db.batch([
    db
      .insert(spending)
      .select(
        sql`SELECT ${field("key")}, ${field("at")}, ${field("amount")} FROM ${rowsOf(list)} WHERE NOT EXISTS (SELECT 1 FROM ${rowsOf(list)} WHERE ${isOver})`,
      )
      .onConflictDoUpdate({
        target: [spending.key, spending.at],
        set: { amount: sql`${spending.amount} + excluded.amount` },
      })
      .returning({ key: spending.key }),
  ]);
  if (taken.length > 0) return undefined;
  const oldest = sql<number | null>`(SELECT min(${spending.at}) FROM ${spending} WHERE ${inWindow})`.as("oldest");
  const place = sql<number>`asked.key`.as("place");
  const [[over]] = await db.batch([db.select({ place, oldest }).from(rowsOf(list)).where(isOver).limit(1)]);
  const index = over?.place ?? 0;
  const { windowMs } = debits[index]!;
  const waitMs = (over?.oldest ?? now) + windowMs + slotMsOf(windowMs) - now;
  return { index, retryAfterSeconds: Math.max(1, Math.ceil(Math.min(waitMs, windowMs) / 1000)) };
};

/** Gives back what `spend` took at the time `spentAt`. */
export const giveBack = async (db: Database, debits: readonly Debit[], spentAt: number): Promise<void> => {
  const list = asked(debits, spentAt);
  await db.batch([
    db
      .update(spending)
      .set({ amount: sql`${spending.amount} - ${field("amount")}` })
      .from(rowsOf(list))
      .where(and(eq(spending.key, field("key")), eq(spending.at, field("at")))),
  ]);
};

export const deleteOldSpending = (db: Database, now: number, keptMs: number): BatchItem<"sqlite"> =>
  db.delete(spending).where(lt(spending.at, now - keptMs));
