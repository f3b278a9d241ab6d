import type { Context } from "hono";
import type * as z from "zod/mini";
import { type AnsweredChallenge, type Challenge, cardLimits, cardMessages, type newCardMessageSchema } from "#domain/api/cards.ts";
import { ApiError } from "#domain/api/errors.ts";
import { type NewMessage, type Refusal, type StoredMessage, insertUnlimited, insertWithinLimit, newMessageId } from "../db/card-messages.ts";
import { type Database, writingSession } from "../db/card-session.ts";
import { patience, withRetries } from "../db/patience.ts";
import type { RateLimit } from "../db/rate-limits.ts";
import type { AppEnv } from "../env.ts";
import { randomHex } from "../random.ts";
import { reportIncident } from "../security/log.ts";
import { keyedHash, secretOf, visitorNames } from "../security/visitor.ts";
import { verifyChallenge, issueChallenge } from "./challenge.ts";
import { askForSum, stepUpIdBytes } from "./step-up.ts";

/** Name and numbers of the rate limit (decision 26). */
export const postLimit = (cardId: string): RateLimit => ({
  action: `card_message_${cardId}`,
  maxAttempts: cardLimits.postsPerWindow,
  windowMs: cardLimits.windowMinutes * 60_000,
});

const notSaved = () => new ApiError("unavailable", { message: cardMessages.notSaved, headers: { "Retry-After": "5" } });

interface Post {
  readonly message: NewMessage;
  readonly fingerprint: string | undefined;
  readonly challenge: AnsweredChallenge | undefined;
  readonly isSuspicious: boolean;
}

/** Stores the message within the limit. If the limiter fails, the message is stored anyway and the failure is logged (as specified). */
const store = async (c: Context<AppEnv>, db: Database, { message, fingerprint, challenge, isSuspicious }: Post): Promise<StoredMessage | Refusal> => {
  const now = Date.now();
  const deadline = now + patience.postBudgetMs;
  const id = newMessageId(now);
  const limit = postLimit(message.cardId);
  const secret = secretOf(c.req.raw, c.env);
  const answered = challenge && (await verifyChallenge(secret, message.cardId, challenge, now));
  const next = isSuspicious ? randomHex(stepUpIdBytes) : undefined;
  try {
    // The limiter gets two thirds of the time, so that the message itself can still be stored if the limiter hangs.
    return await withRetries(now + patience.postBudgetMs * (2 / 3), async () => {
      const visitor = await visitorNames(c.req.raw, c.env, now);
      const device = fingerprint === undefined ? undefined : await keyedHash(secret, fingerprint);
      return insertWithinLimit(db, { message, limit, attempt: { id, now, visitor, device }, answered, next });
    });
  } catch (error) {
    const stored = await withRetries(deadline, () => insertUnlimited(db, id, message, now)).catch(() => {
      throw notSaved();
    });
    reportIncident(c, { type: "rate_limit_error", severity: "high", details: String(error) });
    return stored;
  }
};

/** Throws 429 beyond the limit, or 403 if a sum must be solved first, with a new sum after a wrong answer. */
const refuse = async (c: Context<AppEnv>, { message: { cardId }, challenge }: Post, { retryAfterSeconds, stepUp }: Refusal): Promise<never> => {
  const { action } = postLimit(cardId);
  const isWrong = challenge !== undefined && retryAfterSeconds === undefined;
  const asked = await askForSum(c, cardId, action, isWrong ? undefined : stepUp);
  const extra = { step_up: true, ...(asked && { challenge: asked }) };
  if (retryAfterSeconds === undefined) throw new ApiError("step_up_required", { message: isWrong ? cardMessages.sumWrong : cardMessages.sumFirst, extra });
  reportIncident(c, { type: "rate_limit_exceeded", severity: "medium", details: action });
  throw new ApiError("rate_limited", { message: cardMessages.limited, headers: { "Retry-After": String(retryAfterSeconds) }, extra });
};

export interface Posted extends StoredMessage {
  readonly idempotencyKey: string;
  /** The sum that the next post must solve. */
  readonly challenge: Challenge | undefined;
  /** How recent a database replica must be to include the message. */
  readonly bookmark: string | null;
}

/** Stores a message on a card. Returns its row: a new one, or the existing one if the idempotency key was used before. */
export const postMessage = async (c: Context<AppEnv>, cardId: string, input: z.output<typeof newCardMessageSchema>, isSuspicious: boolean): Promise<Posted> => {
  const idempotencyKey = input.idempotency_key ?? crypto.randomUUID();
  const userAgent = (c.req.header("User-Agent") ?? "").slice(0, cardLimits.userAgentCharacters);
  const message = { cardId, senderName: input.sender_name, message: input.message, userAgent, idempotencyKey };
  const post: Post = { message, fingerprint: input.fingerprint, challenge: input.challenge, isSuspicious };
  const db = writingSession(c.env.DB);
  const stored = await store(c, db, post);
  const bookmark = db.getBookmark();
  if (!("row" in stored)) return refuse(c, post, stored);
  if (stored.row.sender_name !== input.sender_name || stored.row.message !== input.message) {
    throw new ApiError("invalid_input", { fields: { idempotency_key: "This key was already used for another message." } });
  }
  if (stored.isNew) {
    reportIncident(c, { type: "card_message_created", severity: "low", details: cardId });
    const announced = c.env.CARD_ROOMS.getByName(cardId).announce(JSON.stringify({ type: "added", message: stored.row, bookmark: bookmark ?? undefined }));
    // If the card room fails, the card still works.
    c.executionCtx.waitUntil(announced.catch(() => {}));
  }
  const challenge = stored.stepUp === undefined ? undefined : await issueChallenge(secretOf(c.req.raw, c.env), cardId, stored.stepUp, Date.now());
  return { ...stored, idempotencyKey, challenge, bookmark };
};
