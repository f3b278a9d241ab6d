import type { VisitorNames } from "../security/visitor.ts";
import type { Database } from "./card-session.ts";
import type { Condition } from "./rate-limits.ts";

/**
 * Visitors who have to answer a sum before their next post (decision 30): rows of the limiter's table under keys of
 * their own, one a visitor and action, whose id is the one thing a right answer may name.
 */
export interface StepUp {
  readonly action: string;
  readonly visitor: VisitorNames;
  readonly now: number;
}

/** Whoever comes back later than this starts afresh. */
const openMs = 3_600_000;

const keyOf = (action: string, visitor: string): string => `step_up_${action}|${visitor}`;
const keysOf = ({ action, visitor }: StepUp) => [keyOf(action, visitor.today), keyOf(action, visitor.yesterday)] as const;

const ofVisitor = "FROM rate_limit_attempts WHERE key IN (?, ?)";

/** True while a sum stands open that was not answered; `answered` is the id that a right answer has named. */
export const isHeldBack = (stepUp: StepUp, answered = ""): Condition => ({
  sql: `EXISTS (SELECT 1 ${ofVisitor} AND at > ? AND id <> ?)`,
  values: [...keysOf(stepUp), stepUp.now - openMs, answered],
});

/** Closes what stood open. With `attempt`, only if that attempt was recorded. */
export const closeStepUp = (db: Database, stepUp: StepUp, attempt?: string): D1PreparedStatement =>
  attempt === undefined
    ? db.prepare(`DELETE ${ofVisitor}`).bind(...keysOf(stepUp))
    : db.prepare(`DELETE ${ofVisitor} AND EXISTS (SELECT 1 FROM rate_limit_attempts WHERE id = ?)`).bind(...keysOf(stepUp), attempt);

/** Holds the visitor's next post back until `id` is answered. With `attempt`, only if that attempt was recorded. */
export const openStepUp = (db: Database, stepUp: StepUp, id: string, attempt?: string): D1PreparedStatement =>
  db
    .prepare(`INSERT INTO rate_limit_attempts (id, key, at) SELECT ?, ?, ? ${attempt === undefined ? "WHERE true" : "WHERE EXISTS (SELECT 1 FROM rate_limit_attempts WHERE id = ?)"} ON CONFLICT DO NOTHING`)
    .bind(id, keysOf(stepUp)[0], stepUp.now, ...(attempt === undefined ? [] : [attempt]));

/** The id that stands open, if any. */
export const selectStepUp = (db: Database, stepUp: StepUp): D1PreparedStatement =>
  db.prepare(`SELECT id ${ofVisitor} AND at > ? ORDER BY at DESC LIMIT 1`).bind(...keysOf(stepUp), stepUp.now - openMs);

/** Opens another sum in the place of the one that stood open. */
export const renewStepUp = async (db: Database, stepUp: StepUp, id: string): Promise<void> => {
  await db.batch([closeStepUp(db, stepUp), openStepUp(db, stepUp, id)]);
};
