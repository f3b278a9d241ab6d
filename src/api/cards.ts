import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";
import {
  type AnsweredChallenge,
  type CardFrame,
  type CardPage,
  type Challenge,
  type PostedMessage,
  cardFrameSchema,
  cardPageSchema,
  challengeSchema,
  isStartableCardId,
  postedMessageSchema,
  startedCardSchema,
} from "#domain/api/cards.ts";
import { type HttpOptions, requestJson, requestNothing } from "#src/platform/network/http.ts";
import { type LiveHandlers, openLiveSocket } from "#src/platform/network/live-socket.ts";
import { apiErrorOf } from "./api-client.ts";
import { deviceHeaders, keepDeviceToken } from "./device-token.ts";
import { noteBookmark, keepBookmark, readFromBookmark } from "./card-bookmark.ts";

const path = (cardId: string, rest: string): string => `/api/cards/${encodeURIComponent(cardId)}/${rest}`;

const rememberWrite: HttpOptions["onResponse"] = (response) => void keepBookmark(response.headers.get(bookmarkHeader));

export type CardPages = InfiniteData<CardPage>;

/** A page of a card's messages, newest first: the first one, or the one after `cursor`. */
export const readCardPage = (
  cardId: string,
  { cursor, ...options }: { readonly cursor?: string | undefined } & Pick<HttpOptions, "signal"> = {},
): Promise<CardPage> =>
  readFromBookmark((headers, onResponse) =>
    requestJson(cardPageSchema, path(cardId, `messages${cursor ? `?cursor=${cursor}` : ""}`), {
      ...options,
      headers,
      onResponse,
    }),
  );

/** A card's messages, newest first, paginated. */
export const cardMessagesQuery = (cardId: string) =>
  infiniteQueryOptions({
    queryKey: ["card", cardId],
    queryFn: ({ pageParam, signal }) => readCardPage(cardId, { cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export interface CardDraft {
  readonly sender_name: string;
  readonly message: string;
  /** For whom the card is; only with its first message. */
  readonly recipient?: string | undefined;
  readonly idempotency_key: string;
  /** The answer to the server's arithmetic challenge. */
  readonly challenge?: AnsweredChallenge | undefined;
}

/** The server's word that the first message may be written on a card; undefined for ids that it does not start. */
const startTokenFor = async (cardId: string): Promise<string | undefined> =>
  isStartableCardId(cardId)
    ? (await requestJson(startedCardSchema, "/api/cards", { method: "POST", json: { card_id: cardId } })).start_token
    : undefined;

const isNotStarted = (error: unknown): boolean => apiErrorOf(error)?.code === "card_not_started";

/**
 * Posts a message. Safe to retry with the same idempotency key: it is stored once.
 * @param isEmpty whether the card has no message yet, as far as is known: then it is started first
 */
export const postCardMessage = async (cardId: string, draft: CardDraft, isEmpty: boolean): Promise<PostedMessage> => {
  const headers = await deviceHeaders();
  const post = (start_token?: string) =>
    requestJson(postedMessageSchema, path(cardId, "messages"), {
      method: "POST",
      headers,
      json: { ...draft, start_token },
      onResponse: rememberWrite,
    });
  try {
    const posted = await post(isEmpty ? await startTokenFor(cardId) : undefined).catch(async (error: unknown) => {
      // Its messages were deleted meanwhile.
      const start = isNotStarted(error) && !isEmpty ? await startTokenFor(cardId) : undefined;
      if (start === undefined) throw error;
      return post(start);
    });
    await keepDeviceToken(posted);
    return posted;
  } catch (error) {
    await keepDeviceToken(apiErrorOf(error));
    throw error;
  }
};

/** The arithmetic challenge in a rejected post, if the server sent one. */
export const challengeOf = (error: unknown): Challenge | undefined =>
  challengeSchema.safeParse(apiErrorOf(error)?.["challenge"]).data;

/** True when a post was rejected only because it lacks a solved challenge; the message itself is fine. */
export const isHeldBackBySum = (error: unknown): boolean => apiErrorOf(error)?.code === "step_up_required";

/** Deletes a message that this device posted. */
export const deleteCardMessage = (cardId: string, id: string, token: string): Promise<void> =>
  requestNothing(path(cardId, `messages/${encodeURIComponent(id)}`), {
    method: "DELETE",
    headers: { Authorization: `Bearer ${token}` },
    onResponse: rememberWrite,
  });

/** Subscribes to a card's live updates. Returns the unsubscribe function. */
export const followCard = (
  cardId: string,
  { onChange, onState }: { onChange: (frame: CardFrame) => void; onState: NonNullable<LiveHandlers["onState"]> },
): (() => void) =>
  openLiveSocket(path(cardId, "live"), {
    onFrame: (frame) => {
      const { success, data } = cardFrameSchema.safeParse(frame);
      if (!success) return;
      noteBookmark(data.bookmark);
      onChange(data);
    },
    onState,
  });
