import type { Context } from "hono";
import type * as z from "zod/mini";
import { type AnsweredChallenge, type Challenge, cardLimits, cardMessages, type newCardMessageSchema } from "#domain/api/cards.ts";
import { ApiError } from "#domain/api/errors.ts";
import { type NewMessage, type Refusal, type StoredMessage, insertUnlimited, insertWithinLimit, newMessageId } from "../db/card-messages.ts";
import { type Database, writingSession } from "../db/card-session.ts";
import { patience, persistently } from "../db/patience.ts";
import type { RateLimit } from "../db/rate-limits.ts";
import type { AppEnv } from "../env.ts";
import { randomHex } from "../random.ts";
import { reportIncident } from "../security/log.ts";
import { keyedHash, secretOf, visitorNames } from "../security/visitor.ts";
import { answeredStepUp, issueChallenge } from "./challenge.ts";
import { askForSum, stepUpIdBytes } from "./step-up.ts";

/** The action's name and numbers as decided (decision 26). */
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

/** A limiter that fails lets the message through and is logged, as specified; so does one that cannot tell who has to answer a sum. */
const store = async (c: Context<AppEnv>, db: Database, { message, fingerprint, challenge, isSuspicious }: Post): Promise<StoredMessage | Refusal> => {
  const now = Date.now();
  const deadline = now + patience.postBudgetMs;
  const id = newMessageId(now);
  const limit = postLimit(message.cardId);
  const secret = secretOf(c.req.raw, c.env);
  const answered = challenge && (await answeredStepUp(secret, message.cardId, challenge, now));
  const stepUps = { action: limit.action, answered, next: isSuspicious ? randomHex(stepUpIdBytes) : undefined };
  try {
    // Two thirds of the time for the limiter, so that the message itself has a chance when it hangs.
    return await persistently(now + patience.postBudgetMs * (2 / 3), async () => {
      const visitor = await visitorNames(c.req.raw, c.env, now);
      const device = fingerprint === undefined ? undefined : await keyedHash(secret, fingerprint);
      return insertWithinLimit(db, id, message, limit, { id, now, visitor, device }, stepUps);
    });
  } catch (error) {
    const stored = await persistently(deadline, () => insertUnlimited(db, id, message, now)).catch(() => {
      throw notSaved();
    });
    reportIncident(c, { type: "rate_limit_error", severity: "high", details: String(error) });
    return stored;
  }
};

/** The error 429 beyond the limit; the error 403 where a sum has to be answered first, with a new one after a wrong answer. */
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
  /** The sum that the next post has to answer. */
  readonly challenge: Challenge | undefined;
  /** How far a copy of the database has to have come to have the message. */
  readonly bookmark: string | null;
}

/** Writes a message on a card and answers with its row, new or from an earlier sending of the same key. */
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
    throw new ApiError("invalid_input", { fields: { idempotency_key: "This key belongs to another message." } });
  }
  if (stored.isNew) {
    reportIncident(c, { type: "card_message_created", severity: "low", details: cardId });
    const announced = c.env.CARD_ROOMS.getByName(cardId).announce(JSON.stringify({ type: "added", message: stored.row, bookmark: bookmark ?? undefined }));
    // A card works without its room.
    c.executionCtx.waitUntil(announced.catch(() => {}));
  }
  const challenge = stored.stepUp === undefined ? undefined : await issueChallenge(secretOf(c.req.raw, c.env), cardId, stored.stepUp, Date.now());
  return { ...stored, idempotencyKey, challenge, bookmark };
};
