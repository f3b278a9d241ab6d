import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { CardFrame } from "#domain/api/cards.ts";
import { requestLatest } from "#src/api/card-bookmark.ts";
import { type CardPages, cardMessagesQuery, followCard, readCardPage } from "#src/api/cards.ts";
import { cardScreens } from "./config.ts";
import { detailsOf, messagesOf, totalOf, withChange, withNewest } from "./card-message-pages.ts";

/** A card's messages, kept up to date while it is open. */
export const useCard = (cardId: string) => {
  const client = useQueryClient();
  const query = useInfiniteQuery(cardMessagesQuery(cardId));
  const [isLive, setLive] = useState(false);

  /** Reads the card again after the current read, which may have started too early. */
  const readAgain = useCallback(async () => {
    const { queryKey } = cardMessagesQuery(cardId);
    // The list shows a failed read.
    await client
      .getQueryCache()
      .find({ queryKey, exact: true })
      ?.promise?.catch(() => {});
    requestLatest();
    const pages = client.getQueryData<CardPages>(queryKey)?.pages.length ?? 0;
    if (pages <= cardScreens.pagesReadAgain) {
      await client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
      return;
    }
    // If it fails, the next opening of the socket reads again.
    const newest = await readCardPage(cardId).catch(() => undefined);
    if (newest) client.setQueryData(queryKey, (data: CardPages | undefined) => data && withNewest(data, newest));
  }, [client, cardId]);

  const isStillThere = useCallback(
    async (id: string): Promise<boolean> => {
      await readAgain();
      return messagesOf(client.getQueryData(cardMessagesQuery(cardId).queryKey)).some((message) => message.id === id);
    },
    [client, cardId, readAgain],
  );

  const apply = useCallback(
    (frame: CardFrame) => {
      const { queryKey } = cardMessagesQuery(cardId);
      client.setQueryData(queryKey, (data: CardPages | undefined) => data && withChange(data, frame));
      // The response to a read that started before the change will overwrite it. Where none succeeded, there is no list yet.
      if (client.isFetching({ queryKey, exact: true }) > 0 || !client.getQueryData(queryKey)) void readAgain();
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

  const { data } = query;
  return {
    query,
    apply,
    isStillThere,
    isLive,
    messages: messagesOf(data),
    total: totalOf(data),
    details: detailsOf(data),
  };
};

export type OpenCard = ReturnType<typeof useCard>;
