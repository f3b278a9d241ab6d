import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CardFrame } from "#domain/api/cards.ts";
import { wantLatest } from "#src/api/card-bookmark.ts";
import { type CardPages, cardMessagesQuery, followCard } from "#src/api/cards.ts";
import { messagesOf, totalOf, withChange } from "./pages.ts";

/** A card's messages, kept up to date while it is open. */
export const useCard = (cardId: string) => {
  const client = useQueryClient();
  const query = useInfiniteQuery(cardMessagesQuery(cardId));
  const [isLive, setLive] = useState(false);
  const wasLive = useRef(false);

  const apply = useCallback(
    (frame: CardFrame) => client.setQueryData(cardMessagesQuery(cardId).queryKey, (data: CardPages | undefined) => data && withChange(data, frame)),
    [client, cardId],
  );

  useEffect(
    () =>
      followCard(cardId, {
        onChange: apply,
        onState: (isOpen) => {
          setLive(isOpen);
          // What was written while the line was down did not come over it.
          if (isOpen && wasLive.current) {
            wantLatest();
            void client.invalidateQueries({ queryKey: cardMessagesQuery(cardId).queryKey });
          }
          wasLive.current ||= isOpen;
        },
      }),
    [client, cardId, apply],
  );

  return { query, apply, isLive, messages: messagesOf(query.data), total: totalOf(query.data) };
};

export type OpenCard = ReturnType<typeof useCard>;
