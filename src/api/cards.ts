import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";
import { type AnsweredChallenge, type CardFrame, type CardPage, type Challenge, type PostedMessage, cardFrameSchema, cardPageSchema, challengeSchema, postedMessageSchema } from "#domain/api/cards.ts";
import { type LiveHandlers, openLiveSocket } from "#src/platform/live-socket.ts";
import { type OnResponse, RequestFailed, request, requestWithoutBody } from "./answers.ts";
import { noteBookmark, keepBookmark, readFromBookmark } from "./card-bookmark.ts";

const path = (cardId: string, rest: string): string => `/api/cards/${encodeURIComponent(cardId)}/${rest}`;

const keepAnswered: OnResponse = (answer) => void keepBookmark(answer.headers.get(bookmarkHeader));

export type CardPages = InfiniteData<CardPage>;

/** A card's messages, newest first, paginated. */
export const cardMessagesQuery = (cardId: string) =>
  infiniteQueryOptions({
    queryKey: ["card", cardId],
    queryFn: ({ pageParam, signal }) =>
      readFromBookmark((headers, onResponse) => request(cardPageSchema, path(cardId, `messages${pageParam ? `?cursor=${pageParam}` : ""}`), { signal, headers }, onResponse)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export interface CardDraft {
  readonly sender_name: string;
  readonly message: string;
  readonly idempotency_key: string;
  /** The answer to the server's arithmetic challenge. */
  readonly challenge?: AnsweredChallenge | undefined;
}

/** Posts a message. Safe to retry with the same idempotency key: it is stored once. */
export const postCardMessage = (cardId: string, draft: CardDraft): Promise<PostedMessage> =>
  request(postedMessageSchema, path(cardId, "messages"), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(draft) }, keepAnswered);

/** The arithmetic challenge in a rejected post, if the server sent one. */
export const challengeOf = (error: unknown): Challenge | undefined => (error instanceof RequestFailed ? challengeSchema.safeParse(error.body?.["challenge"]).data : undefined);

/** True when a post was rejected only because it lacks a solved challenge; the message itself is fine. */
export const isHeldBackBySum = (error: unknown): boolean => error instanceof RequestFailed && error.body?.code === "step_up_required";

/** Deletes a message that this device posted. */
export const deleteCardMessage = (cardId: string, id: string, token: string): Promise<void> =>
  requestWithoutBody(path(cardId, `messages/${encodeURIComponent(id)}`), { method: "DELETE", headers: { Authorization: `Bearer ${token}` } }, keepAnswered);

/** Subscribes to a card's live updates. Returns the unsubscribe function. */
export const followCard = (cardId: string, { onChange, onState }: { onChange: (frame: CardFrame) => void; onState: NonNullable<LiveHandlers["onState"]> }): (() => void) =>
  openLiveSocket(path(cardId, "live"), {
    onFrame: (frame) => {
      const { success, data } = cardFrameSchema.safeParse(frame);
      if (!success) return;
      noteBookmark(data.bookmark);
      onChange(data);
    },
    onState,
  });
