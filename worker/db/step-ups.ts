import type { VisitorNames } from "../security/visitor.ts";
import type { Database } from "./card-session.ts";
import type { Condition } from "./rate-limits.ts";

/**
 * Step-ups: visitors who must solve a sum before their next post (decision 30). They are rows in the limiter's table under
 * separate keys, one per visitor and action. A correct answer names the row's id.
 */
export interface StepUp {
  readonly action: string;
  readonly visitor: VisitorNames;
  readonly now: number;
}

/** After this time an open step-up expires. */
const openMs = 3_600_000;

const keyOf = (action: string, visitor: string): string => `step_up_${action}|${visitor}`;
const keysOf = ({ action, visitor }: StepUp) => [keyOf(action, visitor.today), keyOf(action, visitor.yesterday)] as const;

const ofVisitor = "FROM rate_limit_attempts WHERE key IN (?, ?)";

/** SQL condition: the visitor has an open step-up other than `answered`, the one just solved. */
export const hasOpenStepUp = (stepUp: StepUp, answered = ""): Condition => ({
  sql: `EXISTS (SELECT 1 ${ofVisitor} AND at > ? AND id <> ?)`,
  values: [...keysOf(stepUp), stepUp.now - openMs, answered],
});

/** Closes the open step-up. With `attempt`, only if that attempt was recorded. */
export const closeStepUp = (db: Database, stepUp: StepUp, attempt?: string): D1PreparedStatement =>
  attempt === undefined
    ? db.prepare(`DELETE ${ofVisitor}`).bind(...keysOf(stepUp))
    : db.prepare(`DELETE ${ofVisitor} AND EXISTS (SELECT 1 FROM rate_limit_attempts WHERE id = ?)`).bind(...keysOf(stepUp), attempt);

/** Opens a step-up: the visitor's next post must solve `id`. With `attempt`, only if that attempt was recorded. */
export const openStepUp = (db: Database, stepUp: StepUp, id: string, attempt?: string): D1PreparedStatement =>
  db
    .prepare(`INSERT INTO rate_limit_attempts (id, key, at) SELECT ?, ?, ? ${attempt === undefined ? "WHERE true" : "WHERE EXISTS (SELECT 1 FROM rate_limit_attempts WHERE id = ?)"} ON CONFLICT DO NOTHING`)
    .bind(id, keysOf(stepUp)[0], stepUp.now, ...(attempt === undefined ? [] : [attempt]));

/** The id of the open step-up, if any. */
export const selectStepUp = (db: Database, stepUp: StepUp): D1PreparedStatement =>
  db.prepare(`SELECT id ${ofVisitor} AND at > ? ORDER BY at DESC LIMIT 1`).bind(...keysOf(stepUp), stepUp.now - openMs);

/** Replaces the open step-up with a new one. */
export const renewStepUp = async (db: Database, stepUp: StepUp, id: string): Promise<void> => {
  await db.batch([closeStepUp(db, stepUp), openStepUp(db, stepUp, id)]);
};
