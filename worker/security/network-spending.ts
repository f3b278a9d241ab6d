import type { Context } from "hono";
import { budgetWindowMs } from "#domain/api/budgets.ts";
import { ApiError } from "#domain/api/errors.ts";
import type { Sentence } from "#domain/api/messages.ts";
import { database } from "../db/database.ts";
import { isWithinLimit } from "../db/rate-limits.ts";
import { timeouts, withRetries } from "../db/timeouts.ts";
import type { AppEnv } from "../env.ts";
import { randomHex } from "../random.ts";
import { reportIncident } from "./log.ts";
import { isLoopback } from "./networks.ts";
import { namedNetworks } from "./visitor.ts";

/**
 * Counts the request towards the hourly budgets of its networks. Returns the ids of the recorded attempts; throws 429 if a
 * budget is used up. If the database does not respond, the request is allowed.
 */
export const spendOfNetwork = async (
  c: Context<AppEnv>,
  action: string,
  budget: number,
  sentence: Sentence,
): Promise<string[]> => {
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
