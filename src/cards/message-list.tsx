import { useEffect, useRef } from "react";
import { focusIfLost } from "#src/platform/focus.ts";
import { toast } from "#src/platform/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState, Problem, TextSkeleton } from "#src/ui/states.tsx";
import { MessageItem } from "./message-item.tsx";
import { sentences } from "./messages.ts";
import type { OpenCard } from "./use-card.ts";

/** The messages in their loading, empty, error and list states. */
export const MessageList = ({ card }: { card: OpenCard }) => {
  const { query, messages, apply } = card;
  const failure = query.error?.message;
  useEffect(() => {
    if (failure !== undefined) toast({ title: sentences.loadFailed, description: failure || sentences.tryLater, tone: "refusal" });
  }, [failure]);
  // When the last older messages are loaded, the button is gone: focus the first of them.
  const firstOlder = useRef<HTMLLIElement>(null);
  const hasAsked = useRef(false);
  const firstOlderId = query.data?.pages.at(-1)?.messages[0]?.id;
  const { hasNextPage } = query;
  useEffect(() => {
    if (hasAsked.current && !hasNextPage) focusIfLost(firstOlder.current);
  }, [hasNextPage]);
  const showOlder = () => {
    hasAsked.current = true;
    void query.fetchNextPage();
  };
  if (query.isPending) return <TextSkeleton lines={6} label="Loading the messages" />;
  if (query.isError && messages.length === 0) {
    return (
      <Problem message={sentences.loadFailed} onRetry={() => void query.refetch()}>
        <p>{query.error.message}</p>
      </Problem>
    );
  }
  if (messages.length === 0) return <EmptyState>Nobody has written yet. Yours can be the first line.</EmptyState>;
  return (
    <>
      <ol className="card-messages">
        {messages.map((message) => (
          <MessageItem key={message.id} ref={message.id === firstOlderId ? firstOlder : undefined} message={message} onRemoved={(id) => apply({ type: "removed", id })} />
        ))}
      </ol>
      {hasNextPage ? (
        <Button isPaused={query.isFetchingNextPage} onClick={showOlder}>
          {query.isFetchingNextPage ? "Loading…" : "Show older messages"}
        </Button>
      ) : null}
    </>
  );
};
