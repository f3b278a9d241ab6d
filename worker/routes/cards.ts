import type { Context } from "hono";
import type * as z from "zod/mini";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";
import { type PostedMessage, type StartedCard, cardDetailNames, isCardId } from "#domain/api/cards.ts";
import type { endpoints } from "#domain/api/endpoints.ts";
import { ApiError } from "#domain/api/errors.ts";
import type { Sentence } from "#domain/api/messages.ts";
import { hasBlockedLanguage } from "#domain/text/language.ts";
import { isSuspicious } from "#domain/text/sanitise.ts";
import { broadcast } from "../cards/broadcast.ts";
import { migratedKey, tokenDigest } from "../cards/delete-tokens.ts";
import { postMessage } from "../cards/post-message.ts";
import { isOwnCardId, isStartToken, newCardId, startTokenOf } from "../cards/start.ts";
import { requireChallenge } from "../cards/step-up.ts";
import { findIsOpenForWriting } from "../db/card-posts.ts";
import { deleteMessage, findDeletable, listMessages } from "../db/card-messages.ts";
import { database, sessionReader, writingSession } from "../db/database.ts";
import { answerWithin, timeouts, withRetries } from "../db/timeouts.ts";
import type { Handlers } from "../contract.ts";
import type { AppEnv } from "../env.ts";
import { socketRequest } from "../live-sockets.ts";
import { pagesOf, withLinks } from "../links.ts";
import { secretOf, timingSafeEqual } from "../security/keys.ts";
import { reportIncident } from "../security/log.ts";
import { deviceOf, mintDeviceToken } from "../security/device.ts";
import { randomHex } from "../random.ts";
import { reportOnce, spendInMemory } from "../security/spend.ts";
import { connectionName } from "../security/visitor.ts";

const invalidCardId: Sentence = ({ cards: words }) => words.invalidCardId;
const badLanguage: Sentence = ({ cards: words }) => words.language;

const cardIdOf = (c: Context): string => {
  const cardId = c.req.param("cardId") ?? "";
  if (!isCardId(cardId))
    throw new ApiError("invalid_input", {
      message: invalidCardId,
      fields: { card_id: invalidCardId },
    });
  return cardId;
};

/** Runs idempotent database work with retries within the time limit. Failures are reported with the specified message. */
const runQuery = async <Result>(
  c: Context<AppEnv>,
  message: Sentence,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await withRetries(Date.now() + timeouts.answerMs, work);
  } catch (error) {
    reportIncident(c, { type: "database_error", severity: "high", details: String(error) });
    throw new ApiError("unavailable", { message, headers: { "Retry-After": "5" } });
  }
};

const cardHeaders = (bookmark: string | null): Record<string, string> => ({
  "Cache-Control": "no-store",
  ...(bookmark !== null && { [bookmarkHeader]: bookmark }),
});

/** Whether the token deletes a message of this card. */
const isDeleteToken = async (
  c: Context<AppEnv>,
  token: string,
  { cardId, id }: { readonly cardId: string; readonly id: string },
): Promise<boolean> => {
  const found = await runQuery(
    c,
    ({ refusals }) => refusals.notDeleted,
    () => findDeletable(database(c.env.DB), cardId, id),
  );
  if (!found) return false;
  const digests =
    found.digests ?? (await migratedKey(secretOf(c.req.raw, c.env), { id, cardId, key: found.key })).digests.split(" ");
  const shown = await tokenDigest(token);
  return digests.some((digest) => timingSafeEqual(digest, shown));
};

/** Throws 422 if a field has bad language, and requires a sum before the visitor's next post. */
const rejectBadLanguage = async (
  c: Context<AppEnv>,
  cardId: string,
  input: z.output<typeof endpoints.signCard.body>,
): Promise<void> => {
  const blocked = (["sender_name", "message", ...cardDetailNames] as const).filter((field) =>
    hasBlockedLanguage(input[field] ?? ""),
  );
  if (blocked.length === 0) return;
  const mayStart = await isStartToken(secretOf(c.req.raw, c.env), cardId, input.start_token, Date.now());
  const isOpen = await answerWithin(
    timeouts.stepUpMs,
    findIsOpenForWriting(writingSession(c.env.DB).db, cardId, mayStart),
  ).catch(() => false);
  const fields = Object.fromEntries(blocked.map((field) => [field, badLanguage]));
  // A card that takes no messages stores no sum either.
  if (!isOpen) throw new ApiError("invalid_input", { message: badLanguage, fields });
  const challenge = await requireChallenge(c, cardId, await deviceOf(c.req.raw, c.env, Date.now()));
  // After the budget of refused messages, since a network may know many cards.
  reportOnce(c, `profanity_${cardId}`, { type: "profanity", severity: "medium", details: cardId });
  throw new ApiError("invalid_input", {
    message: badLanguage,
    fields,
    extra: { step_up: true, ...(challenge && { challenge }) },
  });
};

/** Event cards: start, list, sign, delete, follow; and tokens for the devices that sign. */
export const cards = {
  // Nothing is stored: whoever asks for many tokens gains nothing beyond the network's budgets.
  newDevice: async (c) => c.json({ device_token: await mintDeviceToken(secretOf(c.req.raw, c.env), Date.now()) }),
  startCard: async (c) => {
    const secret = secretOf(c.req.raw, c.env);
    const { card_id = await newCardId(secret, Date.now(), randomHex) } = c.req.valid("json");
    if (!(await isOwnCardId(secret, card_id)))
      throw new ApiError("card_not_started", { message: ({ cards: words }) => words.notStarted });
    const start_token = await startTokenOf(secret, card_id, Date.now());
    return c.json({ card_id, start_token } satisfies StartedCard);
  },
  cardMessages: async (c) => {
    const cardId = cardIdOf(c);
    const read = sessionReader(c.env.DB, c.req.header(bookmarkHeader), (session) =>
      listMessages(session, cardId, c.req.valid("query").cursor),
    );
    const { result: page, bookmark } = await runQuery(c, ({ cards: words }) => words.notLoaded, read);
    const pages = pagesOf(c.req.url, "cursor", page.next_cursor);
    const answer = { ...page, next: pages.next };
    return withLinks(c.json(answer, { headers: cardHeaders(bookmark) }), pages.links);
  },
  signCard: async (c) => {
    const cardId = cardIdOf(c);
    const input = c.req.valid("json");
    await rejectBadLanguage(c, cardId, input);
    const looksSuspicious = isSuspicious(input.message) || isSuspicious(input.sender_name);
    const { row, details, isNew, deleteToken, challenge, deviceToken, bookmark } = await postMessage(
      c,
      cardId,
      input,
      looksSuspicious,
    );
    const response: PostedMessage = {
      ...row,
      ...details,
      delete_token: deleteToken,
      ...(deviceToken !== undefined && { device_token: deviceToken }),
      step_up: challenge !== undefined,
      ...(challenge && { challenge }),
    };
    return c.json(response, isNew ? 201 : 200, cardHeaders(bookmark));
  },
  deleteCardMessage: async (c) => {
    const cardId = cardIdOf(c);
    const id = c.req.param("id");
    const token = /^Bearer ([0-9a-f]{64})$/.exec(c.req.header("Authorization") ?? "")?.[1];
    // A missing message and a wrong token are indistinguishable to the client.
    if (token === undefined || !(await isDeleteToken(c, token, { cardId, id }))) {
      throw new ApiError("forbidden", { message: ({ refusals }) => refusals.notAuthor });
    }
    const session = writingSession(c.env.DB);
    await runQuery(
      c,
      ({ refusals }) => refusals.notDeleted,
      () => {
        const deleting = deleteMessage(session.db, cardId, id);
        // Also if it comes too late for the response.
        const tell = () => broadcast(c, cardId, { type: "removed", id, bookmark: session.bookmark() ?? undefined });
        c.executionCtx.waitUntil(deleting.then(tell, () => {}));
        return deleting;
      },
    );
    return c.body(null, { headers: cardHeaders(session.bookmark()) });
  },
  liveCard: async (c) => {
    const room = c.env.CARD_ROOMS.getByName(cardIdOf(c));
    spendInMemory(c, "cardSockets");
    return room.fetch(socketRequest("https://cards/live", await connectionName(c.req.raw, c.env)));
  },
} satisfies Partial<Handlers>;
