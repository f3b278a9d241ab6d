import type { Context } from "hono";
import type { Challenge } from "#domain/api/cards.ts";
import { answerWithin, timeouts } from "../db/timeouts.ts";
import { database } from "../db/database.ts";
import { renewStepUp } from "../db/step-ups.ts";
import type { AppEnv } from "../env.ts";
import { randomHex } from "../random.ts";
import { reportIncident } from "../security/log.ts";
import type { Device } from "../security/device.ts";
import { keyedHash, secretOf } from "../security/keys.ts";
import { spend, UsedUp } from "../security/spend.ts";
import { type VisitorNames, visitorNames } from "../security/visitor.ts";
import { issueChallenge } from "./challenge.ts";

export const stepUpIdBytes = 16;

/** The name of the rate limit (docs/product/cards.md, "Rate limit"). */
export const limitName = (cardId: string): string => `card_message_${cardId}`;

/** Who must solve a sum on the card: the device, or without a token everybody of its connection. */
export const writerNames = async (
  c: Context<AppEnv>,
  cardId: string,
  device: Device | undefined,
  now: number,
): Promise<VisitorNames> => {
  if (device === undefined) return visitorNames(c.req.raw, c.env, now);
  const name = await keyedHash(secretOf(c.req.raw, c.env), "device name", cardId, device.id);
  return { today: name, yesterday: name };
};

/**
 * Creates the sum that this visitor's next post on the card must solve: for the open step-up, or for a new one.
 * Returns undefined if the database does not respond in time; then no sum is required either. Throws 429 if the network was
 * refused too often, since each new sum is stored.
 */
export const requireChallenge = async (
  c: Context<AppEnv>,
  cardId: string,
  device: Device | undefined,
  open?: string,
): Promise<Challenge | undefined> => {
  const now = Date.now();
  const secret = secretOf(c.req.raw, c.env);
  if (open !== undefined) return issueChallenge(secret, cardId, open, now);
  const id = randomHex(stepUpIdBytes);
  try {
    await answerWithin(
      timeouts.stepUpMs,
      (async () => {
        await spend(c, ["refusedMessages"]);
        const visitor = await writerNames(c, cardId, device, now);
        await renewStepUp(database(c.env.DB), { action: limitName(cardId), visitor, now }, id);
      })(),
    );
    return await issueChallenge(secret, cardId, id, now);
  } catch (error) {
    if (error instanceof UsedUp) throw error;
    reportIncident(c, { type: "rate_limit_error", severity: "high", details: String(error) });
    return undefined;
  }
};
