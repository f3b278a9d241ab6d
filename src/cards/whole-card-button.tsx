import { X } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { InfiniteQueryObserverResult } from "@tanstack/react-query";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { totalOf } from "./card-message-pages.ts";
import { cardScreens } from "./config.ts";
import { cardScreenMessages } from "./messages.ts";
import type { OpenCard } from "./use-card.ts";

type Reading = Pick<InfiniteQueryObserverResult, "hasNextPage" | "isFetchNextPageError">;

/**
 * Loads a card page by page up to its first message, unless stopped. It ends at the first page that fails: offline, every
 * further attempt would fail too.
 * @returns whether all of it is loaded
 */
export const loadWholeCard = async (
  query: Reading & { readonly fetchNextPage: () => Promise<Reading> },
  isStopped: () => boolean,
): Promise<boolean> => {
  let last: Reading = { hasNextPage: query.hasNextPage, isFetchNextPageError: false };
  while (last.hasNextPage && !last.isFetchNextPageError) {
    if (isStopped()) return false;
    last = await query.fetchNextPage();
  }
  return !last.isFetchNextPageError;
};

interface WholeCardButtonProps {
  card: OpenCard;
  /** Whether to use only the loaded messages of a long card. */
  allowsPartial?: boolean;
  /** Called when all messages are rendered. */
  onLoaded: () => void;
  children: ReactNode;
}

/** A button for an action that needs the whole card: loads the remaining messages first. While loading, it cancels. */
export const WholeCardButton = ({ card, allowsPartial = false, onLoaded, children }: WholeCardButtonProps) => {
  const { query, messages, total } = card;
  const isUsedAsLoaded = allowsPartial && total > cardScreens.openedWholeUpTo;
  const [asked, setAsked] = useState(0);
  const done = useRef(0);
  useEffect(() => {
    if (asked === done.current || (query.hasNextPage && !isUsedAsLoaded)) return;
    done.current = asked;
    onLoaded();
  }, [asked, query.hasNextPage, isUsedAsLoaded, onLoaded]);
  const [isLoadingAll, setLoadingAll] = useState(false);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const start = async () => {
    // Pressed before there were messages: waits for the first ones, or asks again where they have failed.
    const first = query.data ? query : await query.fetchNextPage();
    if (!first.data) return;
    if (allowsPartial && totalOf(first.data) > cardScreens.openedWholeUpTo) {
      setAsked(asked + 1);
      return;
    }
    isStopped.current = false;
    setLoadingAll(true);
    const isWhole = await loadWholeCard(first, () => isStopped.current);
    setLoadingAll(false);
    // The list of messages says what failed.
    if (isWhole) setAsked(asked + 1);
  };
  if (isLoadingAll && messages.length < total) {
    return (
      <Button
        variant="quiet"
        onClick={() => {
          isStopped.current = true;
        }}
      >
        <Icon of={X} small />
        {cardScreenMessages.stopLoading(messages.length, total)}
      </Button>
    );
  }
  return <Button onClick={() => void start()}>{children}</Button>;
};
