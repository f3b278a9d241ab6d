import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import { type CardFrame, type CardPage, type PostedMessage, cardFrameSchema, cardPageSchema, postedMessageSchema } from "#domain/api/cards.ts";
import { type LiveHandlers, openLiveSocket } from "#src/platform/live-socket.ts";
import { request, requestNothing } from "./answers.ts";

const path = (cardId: string, rest: string): string => `/api/cards/${encodeURIComponent(cardId)}/${rest}`;

export type CardPages = InfiniteData<CardPage>;

/** A card's messages, newest first, in pages. */
export const cardMessagesQuery = (cardId: string) =>
  infiniteQueryOptions({
    queryKey: ["card", cardId],
    queryFn: ({ pageParam, signal }) => request(cardPageSchema, path(cardId, `messages${pageParam ? `?cursor=${pageParam}` : ""}`), { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export interface CardDraft {
  readonly sender_name: string;
  readonly message: string;
  readonly idempotency_key: string;
}

/** Writes on a card. May be repeated with the same key: it is written once. */
export const postCardMessage = (cardId: string, draft: CardDraft): Promise<PostedMessage> =>
  request(postedMessageSchema, path(cardId, "messages"), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(draft) });

/** Takes back what this device wrote. */
export const deleteCardMessage = (cardId: string, id: string, token: string): Promise<void> =>
  requestNothing(path(cardId, `messages/${encodeURIComponent(id)}`), { method: "DELETE", headers: { Authorization: `Bearer ${token}` } });

/** Follows a card; returns what stops it. */
export const followCard = (cardId: string, { onChange, onState }: { onChange: (frame: CardFrame) => void; onState: NonNullable<LiveHandlers["onState"]> }): (() => void) =>
  openLiveSocket(path(cardId, "live"), {
    onFrame: (frame) => {
      const { success, data } = cardFrameSchema.safeParse(frame);
      if (success) onChange(data);
    },
    onState,
  });
