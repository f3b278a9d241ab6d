import type { Context } from "hono";
import type * as z from "zod/mini";
import {
  type AnsweredChallenge,
  type Challenge,
  cardDetailsOf,
  cardLimits,
  minutesToWait,
  type newCardMessageSchema,
} from "#domain/api/cards.ts";
import { reservedForProvenDevices } from "#domain/api/budgets.ts";
import { cardPolicies, rateHeaders } from "#domain/api/rate-policies.ts";
import { ApiError, type ErrorCode } from "#domain/api/errors.ts";
import type { Sentence } from "#domain/api/messages.ts";
import { msUntilNextUtcDay } from "#domain/calendar/utc-day.ts";
import {
  type NewMessage,
  type Refusal,
  type StoredMessage,
  insertUnlimited,
  insertWithinLimit,
  newMessageId,
} from "../db/card-messages.ts";
import { type Database, writingSession } from "../db/database.ts";
import { timeouts, withRetries } from "../db/timeouts.ts";
import { type Obstacle, noteCeiling } from "../db/card-posts.ts";
import { configOf } from "../config.ts";
import type { AppEnv } from "../env.ts";
import { logWarning } from "../log.ts";
import { randomHex } from "../random.ts";
import { reportIncident } from "../security/log.ts";
import { type Device, deviceOf, isProven, mintDeviceToken } from "../security/device.ts";
import { keyedHash, secretOf } from "../security/keys.ts";
import { isLoopback } from "../security/networks.ts";
import { reportOnce } from "../security/spend.ts";
import { namedNetworks } from "../security/visitor.ts";
import { broadcast } from "./broadcast.ts";
import { deleteTokenOf, keyFormsOf, tokenDigest } from "./delete-tokens.ts";
import { verifyChallenge, issueChallenge } from "./challenge.ts";
import { isStartToken } from "./start.ts";
import { limitName, requireChallenge, stepUpIdBytes, writerNames } from "./step-up.ts";

const notSaved = () =>
  new ApiError("unavailable", { message: ({ cards }) => cards.notSaved, headers: { "Retry-After": "5" } });

interface Draft {
  readonly message: Omit<NewMessage, "deleteDigest">;
  readonly idempotencyKey: string;
  readonly device: Device | undefined;
  readonly mayStart: boolean;
  readonly challenge: AnsweredChallenge | undefined;
  readonly isSuspicious: boolean;
}

type Session = ReturnType<typeof writingSession>;

/**
 * Returns a function through which every attempt to store a message goes. Once one of them has stored it, it is logged and
 * sent to the card's open pages, even if that is too late for the response.
 */
const announcing = (c: Context<AppEnv>, { bookmark }: Session, { isSuspicious }: Draft) => {
  let isAnnounced = false;
  const announce = (stored: StoredMessage | Refusal | undefined): void => {
    if (isAnnounced || !stored || !("row" in stored) || !stored.isNew) return;
    isAnnounced = true;
    const { row, details } = stored;
    if (isSuspicious) reportIncident(c, { type: "suspicious_message", severity: "medium", details: row.card_id });
    reportIncident(c, { type: "card_message_created", severity: "low", details: row.card_id });
    broadcast(c, row.card_id, { type: "added", message: row, ...details, bookmark: bookmark() ?? undefined });
  };
  return <Stored extends StoredMessage | Refusal | undefined>(attempt: Promise<Stored>): Promise<Stored> => {
    c.executionCtx.waitUntil(attempt.then(announce, () => {}));
    return attempt;
  };
};

/** Stores the message within its budgets. If counting fails, the message is stored anyway and the failure is logged. */
const store = async (c: Context<AppEnv>, session: Session, draft: Draft): Promise<StoredMessage | Refusal> => {
  const { db } = session;
  const { idempotencyKey, device, mayStart, challenge, isSuspicious } = draft;
  const now = Date.now();
  const deadline = now + timeouts.postBudgetMs;
  const id = newMessageId(now);
  const { cardId } = draft.message;
  const secret = secretOf(c.req.raw, c.env);
  const deleteDigest = await tokenDigest(await deleteTokenOf(secret, id, idempotencyKey));
  const message = { ...draft.message, deleteDigest };
  const answered = challenge && (await verifyChallenge(secret, cardId, challenge, now));
  const next = isSuspicious ? randomHex(stepUpIdBytes) : undefined;
  const all = configOf(c.env).siteMessagesPerDay;
  const announced = announcing(c, session, draft);
  try {
    // Counting gets two thirds of the time, so that the message itself can still be stored if it hangs.
    return await withRetries(now + timeouts.postBudgetMs * (2 / 3), async () => {
      const networks = await namedNetworks(c.req.raw, c.env, now);
      const post = {
        id,
        now,
        cardId,
        device: device && (await keyedHash(secret, "device name", cardId, device.id)),
        networks,
        hasNetworkBudgets: !isLoopback(c.req.raw),
        mayStart,
        isProven: isProven(device, now),
        ceilings: { all, unproven: Math.floor(all * (1 - reservedForProvenDevices)) },
      };
      const stepUp = { action: limitName(cardId), visitor: await writerNames(c, cardId, device, now), now };
      return announced(insertWithinLimit(db, { message, post, stepUp, answered, next }));
    });
  } catch (error) {
    const stored = await withRetries(deadline, () =>
      announced(insertUnlimited(db, id, message, { now, mayStart })),
    ).catch(() => {
      throw notSaved();
    });
    reportIncident(c, { type: "rate_limit_error", severity: "high", details: String(error) });
    return stored ?? { obstacle: { kind: mayStart ? "full" : "not-started" }, stepUp: undefined };
  }
};

const secondsUntilTomorrow = (now: number): string => String(Math.ceil(msUntilNextUtcDay(now) / 1000));

const waitSentences = {
  card: ({ cards }) => cards.limited,
  "network-on-card": ({ cards }) => cards.limited,
  network: ({ cards }) => cards.networkLimited,
  "new-cards": ({ cards }) => cards.newCardsLimited,
} as const satisfies Readonly<Record<string, Sentence>>;

/** The error of a refused post. Its sentence says when to try again (docs/product/cards.md, "Rate limit"). */
const errorOf = (obstacle: Obstacle, extra: Readonly<Record<string, unknown>>): ApiError => {
  const failure = (code: ErrorCode, message: Sentence, headers: Readonly<Record<string, string>> = {}) =>
    new ApiError(code, { message, extra, headers });
  if (obstacle.kind === "not-started") return failure("card_not_started", ({ cards }) => cards.notStarted);
  if (obstacle.kind === "full") return failure("card_full", ({ cards }) => cards.full);
  if (!("retryAfterSeconds" in obstacle))
    return failure("unavailable", ({ cards }) => cards.closed, { "Retry-After": secondsUntilTomorrow(Date.now()) });
  const { kind, retryAfterSeconds } = obstacle;
  const minutes = minutesToWait(retryAfterSeconds);
  const sentence: Sentence = (words) => `${waitSentences[kind](words)} ${words.refusals.writeAgain(minutes)}`;
  return failure("rate_limited", sentence, {
    "Retry-After": String(retryAfterSeconds),
    ...rateHeaders(kind, cardPolicies[kind], { left: 0, resetSeconds: retryAfterSeconds }),
  });
};

/** Logs once a day and ceiling that the site takes no more. */
const reportCeiling = async (c: Context<AppEnv>, db: Database, level: 1 | 2): Promise<void> => {
  const isFirst = await noteCeiling(db, Date.now(), level).catch(() => false);
  if (!isFirst) return;
  logWarning("the day's ceiling of messages is reached", { isForAll: level === 2 });
  reportIncident(c, {
    type: "site_ceiling",
    severity: "high",
    details: level === 2 ? "all devices" : "devices known for less than a day",
  });
};

/**
 * Throws 403 if a sum must be solved first, with a new sum after a wrong answer; otherwise the obstacle's error. Only the
 * device's own limit, which it reached by messages that were stored, is followed by a sum and an entry in the log: other
 * refusals write nothing.
 */
const refuse = async (
  c: Context<AppEnv>,
  db: Database,
  { message: { cardId }, device, challenge }: Draft,
  { obstacle, stepUp }: Refusal,
): Promise<never> => {
  const minted = device ? {} : { device_token: await mintDeviceToken(secretOf(c.req.raw, c.env), Date.now()) };
  if (obstacle !== undefined && obstacle.kind !== "card") {
    if ("retryAfterSeconds" in obstacle) logWarning("message refused", { kind: obstacle.kind });
    if (obstacle.kind === "closed") await reportCeiling(c, db, 2);
    if (obstacle.kind === "closed-to-unproven") await reportCeiling(c, db, 1);
    throw errorOf(obstacle, minted);
  }
  const isWrong = challenge !== undefined && obstacle === undefined;
  const asked = await requireChallenge(c, cardId, device, isWrong ? undefined : stepUp);
  const extra = { step_up: true, ...(asked && { challenge: asked }), ...minted };
  if (obstacle === undefined)
    throw new ApiError("step_up_required", {
      message: ({ cards }) => (isWrong ? cards.sumWrong : cards.sumFirst),
      extra,
    });
  const details = limitName(cardId);
  reportOnce(c, details, { type: "rate_limit_exceeded", severity: "medium", details });
  throw errorOf(obstacle, extra);
};

interface Posted extends StoredMessage {
  readonly deleteToken: string;
  /** The sum that the next post must solve. */
  readonly challenge: Challenge | undefined;
  /** For a request without a valid one. */
  readonly deviceToken: string | undefined;
  /** How recent a database replica must be to include the message. */
  readonly bookmark: string | null;
}

/** Stores a message on a card. Returns its row: a new one, or the existing one if the idempotency key was used before. */
export const postMessage = async (
  c: Context<AppEnv>,
  cardId: string,
  input: z.output<typeof newCardMessageSchema>,
  isSuspicious: boolean,
): Promise<Posted> => {
  const idempotencyKey = input.idempotency_key ?? crypto.randomUUID();
  const userAgent = (c.req.header("User-Agent") ?? "").slice(0, cardLimits.userAgentCharacters);
  const secret = secretOf(c.req.raw, c.env);
  const message = {
    cardId,
    senderName: input.sender_name,
    message: input.message,
    details: cardDetailsOf(input),
    userAgent,
    key: await keyFormsOf(secret, cardId, idempotencyKey),
  };
  const device = await deviceOf(c.req.raw, c.env, Date.now());
  const mayStart = await isStartToken(secret, cardId, input.start_token, Date.now());
  const draft: Draft = { message, idempotencyKey, device, mayStart, challenge: input.challenge, isSuspicious };
  const session = writingSession(c.env.DB);
  const stored = await store(c, session, draft);
  const bookmark = session.bookmark();
  if (!("row" in stored)) return refuse(c, session.db, draft, stored);
  const isSame = stored.row.sender_name === input.sender_name && stored.row.message === input.message;
  if (!isSame || stored.hasFormerKey) {
    throw new ApiError("invalid_input", {
      fields: { idempotency_key: ({ refusals }) => refusals.keyUsed },
    });
  }
  const challenge =
    stored.stepUp === undefined ? undefined : await issueChallenge(secret, cardId, stored.stepUp, Date.now());
  const deviceToken = device ? undefined : await mintDeviceToken(secret, Date.now());
  const deleteToken = await deleteTokenOf(secret, stored.row.id, idempotencyKey);
  return { ...stored, deleteToken, challenge, deviceToken, bookmark };
};
