import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";
import {
  type CardFrame,
  cardFrameSchema,
  type CardPage,
  cardPageSchema,
  type Challenge,
  challengeSchema,
  isStartableCardId,
  type PostedMessage,
  postedMessageSchema,
  startedCardSchema,
  newDeviceSchema,
} from "#domain/api/cards.ts";
import type { HttpOptions } from "#src/platform/network/http.ts";
import { type LiveHandlers, openLiveSocket } from "#src/platform/network/live-socket.ts";
import { deviceTokenHeader } from "#domain/api/headers.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { apiErrorOf } from "./api-client.ts";
import { addressOf, type BodyOf, call } from "./call.ts";
import { storeBookmark, noteBookmark, readFromBookmark } from "./card-bookmark.ts";
import { deviceToken } from "./stored.ts";

/** Stores a new token from a response, which replaces one that the server rejected. */
const storeDeviceToken = async (answer: unknown): Promise<void> => {
  const { success, data } = newDeviceSchema.safeParse(answer);
  if (success) await deviceStore().update(deviceToken, () => data.device_token);
};

/**
 * The header that identifies this device to the server, with the stored token or a new one. Empty if no token could be
 * obtained: the limit of the network applies then.
 */
const deviceHeaders = async (): Promise<Record<string, string>> => {
  const kept = deviceStore().read(deviceToken);
  if (kept !== "") return { [deviceTokenHeader]: kept };
  try {
    const { device_token } = await call("POST /devices", { response: newDeviceSchema });
    // Another tab may have requested one at the same time: keep the first.
    await deviceStore().update(deviceToken, (present) => present || device_token);
    return { [deviceTokenHeader]: device_token };
  } catch {
    return {};
  }
};

const rememberWrite: HttpOptions["onResponse"] = (response) => void storeBookmark(response.headers.get(bookmarkHeader));

export type CardPages = InfiniteData<CardPage>;

/** A page of a card's messages, newest first: the first one, or the one after `cursor`. */
export const readCardPage = (
  cardId: string,
  { cursor, ...options }: { readonly cursor?: string | undefined } & Pick<HttpOptions, "signal"> = {},
): Promise<CardPage> =>
  readFromBookmark((headers, onResponse) =>
    call("GET /cards/{cardId}/messages", {
      ...options,
      path: { cardId },
      query: { cursor },
      response: cardPageSchema,
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
    staleTime: 5 * 60_000,
  });

/** The body of a post; `postCardMessage` adds the start token if needed. */
type NewMessage = Omit<BodyOf<"POST /cards/{cardId}/messages">, "start_token">;

/** A new card's id. */
export const newCardId = async (): Promise<string> =>
  (await call("POST /cards", { body: {}, response: startedCardSchema })).card_id;

/** The server's token for posting the first message on a card; undefined for ids that it does not start. */
const startTokenFor = async (cardId: string): Promise<string | undefined> =>
  isStartableCardId(cardId)
    ? (await call("POST /cards", { body: { card_id: cardId }, response: startedCardSchema })).start_token
    : undefined;

const isNotStarted = (error: unknown): boolean => apiErrorOf(error)?.code === "card_not_started";

/**
 * Posts a message. Safe to retry with the same idempotency key: it is stored once.
 * @param isEmpty whether the card has no message yet, as far as is known: then it is started first
 */
export const postCardMessage = async (
  cardId: string,
  message: NewMessage,
  isEmpty: boolean,
): Promise<PostedMessage> => {
  const headers = await deviceHeaders();
  const post = (start_token?: string) =>
    call("POST /cards/{cardId}/messages", {
      path: { cardId },
      body: { ...message, start_token },
      response: postedMessageSchema,
      headers,
      onResponse: rememberWrite,
    });
  try {
    const posted = await post(isEmpty ? await startTokenFor(cardId) : undefined).catch(async (error: unknown) => {
      // All messages of the card have been deleted in the meantime, so it must be started again.
      const start = isNotStarted(error) && !isEmpty ? await startTokenFor(cardId) : undefined;
      if (start === undefined) throw error;
      return post(start);
    });
    await storeDeviceToken(posted);
    return posted;
  } catch (error) {
    await storeDeviceToken(apiErrorOf(error));
    throw error;
  }
};

/** The arithmetic challenge in a rejected post, if the server sent one. */
export const challengeOf = (error: unknown): Challenge | undefined =>
  challengeSchema.safeParse(apiErrorOf(error)?.["challenge"]).data;

/** True when a post was rejected only because it lacks a solved challenge; the message itself is fine. */
export const needsChallenge = (error: unknown): boolean => apiErrorOf(error)?.code === "step_up_required";

export const deleteCardMessage = (cardId: string, id: string, token: string): Promise<void> =>
  call("DELETE /cards/{cardId}/messages/{id}", { path: { cardId, id }, token, onResponse: rememberWrite });

/** Subscribes to a card's live updates. Returns the unsubscribe function. */
export const followCard = (
  cardId: string,
  { onChange, onState }: { onChange: (frame: CardFrame) => void; onState: NonNullable<LiveHandlers["onState"]> },
): (() => void) =>
  openLiveSocket(addressOf("GET /cards/{cardId}/live", { path: { cardId } }), {
    onFrame: (frame) => {
      const { success, data } = cardFrameSchema.safeParse(frame);
      if (!success) return;
      noteBookmark(data.bookmark);
      onChange(data);
    },
    onState,
  });
