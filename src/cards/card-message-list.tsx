import { useEffect, useRef } from "react";
import { apiErrorMessage } from "#src/api/api-client.ts";
import { focusIfLost } from "#src/platform/page/focus.ts";
import { focusElement } from "#src/platform/page/keep-focus.ts";
import { toast } from "#src/platform/page/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState, Problem, TextSkeleton } from "#src/ui/states.tsx";
import { CardMessageItem } from "./card-message.tsx";
import { cardPageMessages, cardScreenMessages } from "./messages.ts";
import type { OpenCard } from "./use-card.ts";

/** The id of the heading that says how many messages there are. */
export const cardCountId = "card-count";

interface CardMessageListProps {
  card: OpenCard;
  /** The id of the message just posted on this page. */
  arrivedId?: string | undefined;
}

export const CardMessageList = ({ card, arrivedId }: CardMessageListProps) => {
  const { query, messages, apply, isStillThere } = card;
  const { error, isRefetchError: isUnasked } = query;
  // Each failure once, also of what another button loads.
  useEffect(() => {
    if (!error) return;
    toast({ title: cardScreenMessages.loadFailed, description: apiErrorMessage(error), tone: "refusal", isUnasked });
  }, [error, isUnasked]);
  // When the last older messages are loaded, the button is gone: focus the first of them.
  const firstOlder = useRef<HTMLLIElement>(null);
  const hasAsked = useRef(false);
  const firstOlderId = query.data?.pages.at(-1)?.messages[0]?.id;
  const { hasNextPage } = query;
  useEffect(() => {
    if (hasAsked.current && !hasNextPage) focusIfLost(firstOlder.current);
  }, [hasNextPage]);
  // In the middle of the screen, where no toast covers it.
  const arrived = useRef<HTMLLIElement>(null);
  const shownArrival = messages.find(({ id }) => id === arrivedId)?.id;
  useEffect(() => {
    if (shownArrival !== undefined) focusElement(arrived.current);
  }, [shownArrival]);
  const focusedId = useRef<string>(undefined);
  const isEmpty = messages.length === 0;
  useEffect(() => {
    if (focusedId.current === undefined || messages.some(({ id }) => id === focusedId.current)) return;
    focusedId.current = undefined;
    // The form that opens over an empty list moves the heading out of view.
    focusIfLost(document.getElementById(cardCountId), { preventScroll: !isEmpty });
  }, [messages, isEmpty]);
  const showOlder = () => {
    hasAsked.current = true;
    void query.fetchNextPage();
  };
  if (query.isPending) return <TextSkeleton lines={6} label={cardPageMessages.loadingMessages} />;
  if (query.isError && isEmpty) {
    return (
      <Problem message={cardScreenMessages.loadFailed} onRetry={() => void query.refetch()}>
        <p>{apiErrorMessage(error)}</p>
      </Problem>
    );
  }
  if (isEmpty) return <EmptyState>{cardPageMessages.nobodyYet}</EmptyState>;
  return (
    <>
      <ol className="card-notes">
        {messages.map((message) => (
          <CardMessageItem
            key={message.id}
            ref={message.id === arrivedId ? arrived : message.id === firstOlderId ? firstOlder : undefined}
            message={message}
            onFocus={() => (focusedId.current = message.id)}
            onRemoved={(id) => apply({ type: "removed", id })}
            isStillThere={isStillThere}
          />
        ))}
      </ol>
      {hasNextPage ? (
        <Button isPaused={query.isFetchingNextPage} onClick={showOlder}>
          {query.isFetchingNextPage ? cardPageMessages.loading : cardPageMessages.older}
        </Button>
      ) : null}
    </>
  );
};
