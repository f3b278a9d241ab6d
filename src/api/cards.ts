import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";
import { type AnsweredChallenge, type CardFrame, type CardPage, type Challenge, type PostedMessage, cardFrameSchema, cardPageSchema, challengeSchema, postedMessageSchema } from "#domain/api/cards.ts";
import { type LiveHandlers, openLiveSocket } from "#src/platform/live-socket.ts";
import { type OnAnswer, RequestFailed, request, requestNothing } from "./answers.ts";
import { hearBookmark, keepBookmark, readFromBookmark } from "./card-bookmark.ts";

const path = (cardId: string, rest: string): string => `/api/cards/${encodeURIComponent(cardId)}/${rest}`;

const keepAnswered: OnAnswer = (answer) => void keepBookmark(answer.headers.get(bookmarkHeader));

export type CardPages = InfiniteData<CardPage>;

/** A card's messages, newest first, in pages. */
export const cardMessagesQuery = (cardId: string) =>
  infiniteQueryOptions({
    queryKey: ["card", cardId],
    queryFn: ({ pageParam, signal }) =>
      readFromBookmark((headers, onAnswer) => request(cardPageSchema, path(cardId, `messages${pageParam ? `?cursor=${pageParam}` : ""}`), { signal, headers }, onAnswer)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export interface CardDraft {
  readonly sender_name: string;
  readonly message: string;
  readonly idempotency_key: string;
  /** The answer to the sum that the server asked for. */
  readonly challenge?: AnsweredChallenge | undefined;
}

/** Writes on a card. May be repeated with the same key: it is written once. */
export const postCardMessage = (cardId: string, draft: CardDraft): Promise<PostedMessage> =>
  request(postedMessageSchema, path(cardId, "messages"), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(draft) }, keepAnswered);

/** The sum that a refused post has to be repeated with, if the server asks for one. */
export const challengeOf = (error: unknown): Challenge | undefined => (error instanceof RequestFailed ? challengeSchema.safeParse(error.body?.["challenge"]).data : undefined);

/** Whether a post was refused for nothing but the sum: all it says is fine. */
export const isHeldBackBySum = (error: unknown): boolean => error instanceof RequestFailed && error.body?.code === "step_up_required";

/** Takes back what this device wrote. */
export const deleteCardMessage = (cardId: string, id: string, token: string): Promise<void> =>
  requestNothing(path(cardId, `messages/${encodeURIComponent(id)}`), { method: "DELETE", headers: { Authorization: `Bearer ${token}` } }, keepAnswered);

/** Follows a card; returns what stops it. */
export const followCard = (cardId: string, { onChange, onState }: { onChange: (frame: CardFrame) => void; onState: NonNullable<LiveHandlers["onState"]> }): (() => void) =>
  openLiveSocket(path(cardId, "live"), {
    onFrame: (frame) => {
      const { success, data } = cardFrameSchema.safeParse(frame);
      if (!success) return;
      hearBookmark(data.bookmark);
      onChange(data);
    },
    onState,
  });
