import type { Context } from "hono";
import { budgetWindowMs, networkBudgets } from "#domain/api/budgets.ts";
import { ApiError } from "#domain/api/errors.ts";
import { database } from "../db/database.ts";
import { forgetAttempt, isWithinLimit } from "../db/rate-limits.ts";
import { timeouts, withRetries } from "../db/timeouts.ts";
import type { AppEnv } from "../env.ts";
import { randomHex } from "../random.ts";
import { reportIncident } from "../security/log.ts";
import { isLoopback } from "../security/networks.ts";
import { namedNetworks } from "../security/visitor.ts";

/** Counts towards the budgets of the request's networks. Returns the ids it is counted under; throws 429 beyond one of them. */
const spend = async (c: Context<AppEnv>, action: string, budget: number, sentence: string): Promise<string[]> => {
  if (isLoopback(c.req.raw)) return [];
  const now = Date.now();
  const id = randomHex(16);
  const db = database(c.env.DB);
  const ids: string[] = [];
  try {
    for (const { prefixBits, times, today, yesterday } of await namedNetworks(c.req.raw, c.env, now)) {
      const attempt = { id: `${id}:${prefixBits}`, now, visitor: { today, yesterday } };
      const limit = { action: `${action}_${prefixBits}`, maxAttempts: budget * times, windowMs: budgetWindowMs };
      const isWithin = await withRetries(now + timeouts.answerMs, () => isWithinLimit(db, limit, attempt));
      if (!isWithin) throw new ApiError("rate_limited", { message: sentence, headers: { "Retry-After": "3600" } });
      ids.push(attempt.id);
    }
  } catch (error) {
    if (error instanceof ApiError && error.code === "rate_limited") throw error;
    reportIncident(c, { type: "rate_limit_error", severity: "high", details: String(error) });
  }
  return ids;
};

/** Throws 429 if the network has opened too many rooms within an hour. */
export const spendRoom = async (c: Context<AppEnv>, sentence: string): Promise<void> =>
  void (await spend(c, "trivia_room", networkBudgets.newRooms, sentence));

/**
 * Throws 429 if the network has tried too many codes within an hour. A try is counted before the code is looked up, so
 * that many at once gain nothing; returns what takes it back once the code was right.
 */
export const spendCode = async (c: Context<AppEnv>, sentence: string): Promise<() => void> => {
  const ids = await spend(c, "trivia_code", networkBudgets.wrongCodes, sentence);
  return () => {
    if (ids.length === 0) return;
    c.executionCtx.waitUntil(
      forgetAttempt(database(c.env.DB), ids).then(
        () => {},
        () => {},
      ),
    );
  };
};
