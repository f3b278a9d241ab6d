import type { Context } from "hono";
import type { Challenge } from "#domain/api/cards.ts";
import { answerWithin, patience } from "../db/patience.ts";
import { renewStepUp } from "../db/step-ups.ts";
import type { AppEnv } from "../env.ts";
import { randomHex } from "../random.ts";
import { reportIncident } from "../security/log.ts";
import { secretOf, visitorNames } from "../security/visitor.ts";
import { issueChallenge } from "./challenge.ts";

export const stepUpIdBytes = 16;

/**
 * Creates the sum that this visitor's next post on the card must solve: for the open step-up, or for a new one.
 * Returns undefined if the database does not respond in time; then no sum is required either.
 */
export const askForSum = async (c: Context<AppEnv>, cardId: string, action: string, open?: string): Promise<Challenge | undefined> => {
  const now = Date.now();
  const secret = secretOf(c.req.raw, c.env);
  if (open !== undefined) return issueChallenge(secret, cardId, open, now);
  const id = randomHex(stepUpIdBytes);
  try {
    await answerWithin(patience.stepUpMs, visitorNames(c.req.raw, c.env, now).then((visitor) => renewStepUp(c.env.DB, { action, visitor, now }, id)));
    return await issueChallenge(secret, cardId, id, now);
  } catch (error) {
    reportIncident(c, { type: "rate_limit_error", severity: "high", details: String(error) });
    return undefined;
  }
};
