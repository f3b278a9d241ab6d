import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { CardFrame } from "#domain/api/cards.ts";
import { requestLatest } from "#src/api/card-bookmark.ts";
import { type CardPages, cardMessagesQuery, followCard } from "#src/api/cards.ts";
import { messagesOf, totalOf, withChange } from "./pages.ts";

/** A card's messages, kept up to date while it is open. */
export const useCard = (cardId: string) => {
  const client = useQueryClient();
  const query = useInfiniteQuery(cardMessagesQuery(cardId));
  const [isLive, setLive] = useState(false);

  /** Reads the card again after the current read, which may have started too early. */
  const readAgain = useCallback(async () => {
    const { queryKey } = cardMessagesQuery(cardId);
    // The list shows a failed read.
    await client.getQueryCache().find({ queryKey, exact: true })?.promise?.catch(() => {});
    requestLatest();
    await client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }, [client, cardId]);

  const apply = useCallback(
    (frame: CardFrame) => {
      const { queryKey } = cardMessagesQuery(cardId);
      client.setQueryData(queryKey, (data: CardPages | undefined) => data && withChange(data, frame));
      // The response to a read that started before the change will overwrite it.
      if (client.isFetching({ queryKey, exact: true }) > 0) void readAgain();
    },
    [client, cardId, readAgain],
  );

  useEffect(
    () =>
      followCard(cardId, {
        onChange: apply,
        onState: (isOpen) => {
          setLive(isOpen);
          // Messages written before the socket opened or reopened were not sent over it.
          if (isOpen) void readAgain();
        },
      }),
    [cardId, apply, readAgain],
  );

  return { query, apply, isLive, messages: messagesOf(query.data), total: totalOf(query.data) };
};

export type OpenCard = ReturnType<typeof useCard>;
