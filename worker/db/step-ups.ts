import { and, desc, gt, inArray, lte, ne, sql, type SQL } from "drizzle-orm";
import type { VisitorNames } from "../security/visitor.ts";
import type { Database } from "./database.ts";
import { rateLimitAttempts as attempts } from "./schema.ts";

/**
 * A step-up: the visitor must solve a sum before the next post. Each visitor and action has one row at most. A correct answer
 * refers to the row's id.
 */
export interface StepUp {
  readonly action: string;
  readonly visitor: VisitorNames;
  readonly now: number;
}

/** How long an open step-up is valid. */
const openMs = 3_600_000;

const keyOf = (action: string, visitor: string): string => `step_up_${action}|${visitor}`;

const ofVisitor = ({ action, visitor }: StepUp): SQL =>
  inArray(attempts.key, [keyOf(action, visitor.today), keyOf(action, visitor.yesterday)]);

const isOpen = ({ now }: StepUp): SQL => gt(attempts.at, now - openMs);

/** SQL condition: the visitor has an open step-up other than `answered`, the one just solved. */
export const hasOpenStepUp = (stepUp: StepUp, answered = ""): SQL =>
  sql`EXISTS (SELECT 1 FROM ${attempts} WHERE ${and(ofVisitor(stepUp), isOpen(stepUp), ne(attempts.id, answered))})`;

/** Closes the open step-up, if the condition holds. */
export const closeStepUp = (db: Database, stepUp: StepUp, condition?: SQL) =>
  db.delete(attempts).where(and(ofVisitor(stepUp), condition));

/** Opens a step-up, if the condition holds: the visitor's next post must solve `id`. */
export const openStepUp = (db: Database, { action, visitor, now }: StepUp, id: string, condition = sql`true`) =>
  db
    .insert(attempts)
    .select(sql`SELECT ${id}, ${keyOf(action, visitor.today)}, ${now} WHERE ${condition}`)
    .onConflictDoNothing();

/** The id of the open step-up, if any. */
export const selectStepUp = (db: Database, stepUp: StepUp) =>
  db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(ofVisitor(stepUp), isOpen(stepUp)))
    .orderBy(desc(attempts.at))
    .limit(1);

export const renewStepUp = async (db: Database, stepUp: StepUp, id: string): Promise<void> => {
  await db.batch([closeStepUp(db, stepUp), openStepUp(db, stepUp, id)]);
};

export const deleteOldAttempts = (db: Database, now: number, windowMs: number) =>
  db.delete(attempts).where(lte(attempts.at, now - windowMs));
