import type { Context } from "hono";
import type * as z from "zod/mini";
import { cardLimits, cardMessages, type newCardMessageSchema } from "#domain/api/cards.ts";
import { ApiError } from "#domain/api/errors.ts";
import { type NewMessage, type StoredMessage, insertUnlimited, insertWithinLimit, newMessageId } from "../db/card-messages.ts";
import { patience, persistently } from "../db/patience.ts";
import type { RateLimit } from "../db/rate-limits.ts";
import type { AppEnv } from "../env.ts";
import { reportIncident } from "../security/log.ts";
import { keyedHash, secretOf, visitorNames } from "../security/visitor.ts";

/** The action's name and numbers as decided (decision 26). */
export const postLimit = (cardId: string): RateLimit => ({
  action: `card_message_${cardId}`,
  maxAttempts: cardLimits.postsPerWindow,
  windowMs: cardLimits.windowMinutes * 60_000,
});

const notSaved = () => new ApiError("unavailable", { message: cardMessages.notSaved, headers: { "Retry-After": "5" } });

/** Within the limit; the error 429 beyond it. A limiter that fails lets the message through and is logged, as specified. */
const store = async (c: Context<AppEnv>, message: NewMessage, fingerprint: string | undefined): Promise<StoredMessage> => {
  const now = Date.now();
  const deadline = now + patience.postBudgetMs;
  const id = newMessageId(now);
  const limit = postLimit(message.cardId);
  const secret = secretOf(c.req.raw, c.env);
  let outcome: Awaited<ReturnType<typeof insertWithinLimit>>;
  try {
    // Two thirds of the time for the limiter, so that the message itself has a chance when it hangs.
    outcome = await persistently(now + patience.postBudgetMs * (2 / 3), async () => {
      const visitor = await visitorNames(c.req.raw, c.env, now);
      const device = fingerprint === undefined ? undefined : await keyedHash(secret, fingerprint);
      return insertWithinLimit(c.env.DB, id, message, limit, { id, now, visitor, device });
    });
  } catch (error) {
    outcome = await persistently(deadline, () => insertUnlimited(c.env.DB, id, message, now)).catch(() => {
      throw notSaved();
    });
    reportIncident(c, { type: "rate_limit_error", severity: "high", details: String(error) });
  }
  if ("row" in outcome) return outcome;
  reportIncident(c, { type: "rate_limit_exceeded", severity: "medium", details: limit.action });
  throw new ApiError("rate_limited", { message: cardMessages.limited, headers: { "Retry-After": String(outcome.retryAfterSeconds) }, extra: { step_up: true } });
};

/** Writes a message on a card and answers with its row, new or from an earlier sending of the same key. */
export const postMessage = async (c: Context<AppEnv>, cardId: string, input: z.output<typeof newCardMessageSchema>): Promise<StoredMessage & { idempotencyKey: string }> => {
  const idempotencyKey = input.idempotency_key ?? crypto.randomUUID();
  const stored = await store(
    c,
    { cardId, senderName: input.sender_name, message: input.message, userAgent: (c.req.header("User-Agent") ?? "").slice(0, cardLimits.userAgentCharacters), idempotencyKey },
    input.fingerprint,
  );
  if (stored.row.sender_name !== input.sender_name || stored.row.message !== input.message) {
    throw new ApiError("invalid_input", { fields: { idempotency_key: "This key belongs to another message." } });
  }
  if (stored.isNew) {
    reportIncident(c, { type: "card_message_created", severity: "low", details: cardId });
    const announced = c.env.CARD_ROOMS.getByName(cardId).announce(JSON.stringify({ type: "added", message: stored.row }));
    // A card works without its room.
    c.executionCtx.waitUntil(announced.catch(() => {}));
  }
  return { ...stored, idempotencyKey };
};
