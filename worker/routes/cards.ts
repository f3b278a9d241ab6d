import { Hono, type Context } from "hono";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";
import { type PostedMessage, cardCursorSchema, cardMessages, isCardId, newCardMessageSchema } from "#domain/api/cards.ts";
import { ApiError } from "#domain/api/errors.ts";
import { hasBlockedLanguage } from "#domain/text/language.ts";
import { isSuspicious } from "#domain/text/sanitise.ts";
import { postLimit, postMessage } from "../cards/post-message.ts";
import { askForSum } from "../cards/step-up.ts";
import { deleteMessage, findIdempotencyKey, listMessages } from "../db/card-messages.ts";
import { sessionReader, writingSession } from "../db/card-session.ts";
import { patience, withRetries } from "../db/patience.ts";
import type { AppEnv } from "../env.ts";
import { socketRequest } from "../live-audience.ts";
import { jsonBody } from "../middleware/json-body.ts";
import { liveSocket } from "../middleware/live-socket.ts";
import { query } from "../middleware/query.ts";
import { reportIncident } from "../security/log.ts";
import { floodShield } from "../security/shield.ts";
import { connectionName, isSameText, keyedHash, secretOf } from "../security/visitor.ts";

const cardIdOf = (c: Context): string => {
  const cardId = c.req.param("cardId") ?? "";
  if (!isCardId(cardId)) throw new ApiError("invalid_input", { message: cardMessages.invalidCardId, fields: { card_id: cardMessages.invalidCardId } });
  return cardId;
};

/** Runs idempotent database work with retries within the time limit. Failures are reported with the specified message. */
const runQuery = async <Result>(c: Context<AppEnv>, message: string, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await withRetries(Date.now() + patience.answerMs, work);
  } catch (error) {
    reportIncident(c, { type: "database_error", severity: "high", details: String(error) });
    throw new ApiError("unavailable", { message, headers: { "Retry-After": "5" } });
  }
};

const cardHeaders = (bookmark: string | null): Record<string, string> => ({ "Cache-Control": "no-store", ...(bookmark !== null && { [bookmarkHeader]: bookmark }) });

/** The delete token is derived from the idempotency key, so it needs no storage, and a client that lost the response can get it again. */
const deleteToken = (c: Context<AppEnv>, id: string, idempotencyKey: string): Promise<string> => keyedHash(secretOf(c.req.raw, c.env), `delete|${id}|${idempotencyKey}`);

/** Event cards (specification 2, section 7): list, sign, delete, follow. */
export const cards = new Hono<AppEnv>()
  .get("/:cardId/messages", query(cardCursorSchema), async (c) => {
    const cardId = cardIdOf(c);
    const read = sessionReader(c.env.DB, c.req.header(bookmarkHeader), (session) => listMessages(session, cardId, c.req.valid("query").cursor));
    const { result: page, bookmark } = await runQuery(c, cardMessages.notLoaded, read);
    return c.json(page, 200, cardHeaders(bookmark));
  })
  .post("/:cardId/messages", floodShield("cards"), jsonBody(newCardMessageSchema, { maxBytes: 4096 }), async (c) => {
    const cardId = cardIdOf(c);
    const input = c.req.valid("json");
    const blocked = (["sender_name", "message"] as const).filter((field) => hasBlockedLanguage(input[field]));
    if (blocked.length > 0) {
      reportIncident(c, { type: "profanity", severity: "medium", details: cardId });
      const challenge = await askForSum(c, cardId, postLimit(cardId).action);
      throw new ApiError("invalid_input", {
        message: cardMessages.language,
        fields: Object.fromEntries(blocked.map((field) => [field, cardMessages.language])),
        extra: { step_up: true, ...(challenge && { challenge }) },
      });
    }
    const looksSuspicious = isSuspicious(input.message) || isSuspicious(input.sender_name);
    if (looksSuspicious) reportIncident(c, { type: "suspicious_message", severity: "medium", details: cardId });
    const { row, isNew, idempotencyKey, challenge, bookmark } = await postMessage(c, cardId, input, looksSuspicious);
    const answer: PostedMessage = { ...row, delete_token: await deleteToken(c, row.id, idempotencyKey), step_up: challenge !== undefined, ...(challenge && { challenge }) };
    return c.json(answer, isNew ? 201 : 200, cardHeaders(bookmark));
  })
  .delete("/:cardId/messages/:id", floodShield("cards"), async (c) => {
    const cardId = cardIdOf(c);
    const id = c.req.param("id");
    const token = /^Bearer ([0-9a-f]{64})$/.exec(c.req.header("Authorization") ?? "")?.[1];
    const key = await runQuery(c, "Failed to delete message", () => findIdempotencyKey(c.env.DB, cardId, id));
    // A missing message and a wrong token are indistinguishable to the client.
    if (token === undefined || key === undefined || !isSameText(token, await deleteToken(c, id, key))) {
      throw new ApiError("forbidden", { message: "Only the author can delete a message." });
    }
    const db = writingSession(c.env.DB);
    await runQuery(c, "Failed to delete message", () => deleteMessage(db, cardId, id));
    const bookmark = db.getBookmark();
    // If the card room fails, the card still works.
    c.executionCtx.waitUntil(c.env.CARD_ROOMS.getByName(cardId).announce(JSON.stringify({ type: "removed", id, bookmark: bookmark ?? undefined })).catch(() => {}));
    return c.body(null, 204, cardHeaders(bookmark));
  })
  .get("/:cardId/live", liveSocket, async (c) => c.env.CARD_ROOMS.getByName(cardIdOf(c)).fetch(socketRequest("https://cards/live", await connectionName(c.req.raw, c.env))));
