import { useEffect, useRef, type Ref, useState } from "react";
import { apiErrorMessage } from "#src/api/api-client.ts";
import { focusIfLost } from "#src/platform/page/focus.ts";
import { focusElement } from "#src/platform/page/keep-focus.ts";
import { toast } from "#src/platform/page/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState, Problem, TextSkeleton } from "#src/ui/states.tsx";
import { cardPageMessages, cardScreenMessages } from "./messages.ts";
import type { OpenCard } from "./use-card.ts";
import type { CardMessage } from "#domain/api/cards.ts";
import { deleteCardMessage } from "#src/api/cards.ts";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useTimed } from "#src/platform/use-today.ts";
import { isOnline } from "#src/platform/network/network.ts";
import { dayName, whenWritten } from "./card-dates.ts";
import { noteSize } from "./note-size.ts";
import { NoteWords } from "./note-words.tsx";
import { myMessageTokens } from "./stored.ts";

interface CardMessageItemProps {
  message: CardMessage;
  onRemoved: (id: string) => void;
  /** Reads the card again. Whether it still has the message. */
  isStillThere: (id: string) => Promise<boolean>;
}

/** Only for messages written on this device: deletes one, after a confirmation. */
const DeleteOwn = ({ message, token, onRemoved, isStillThere }: CardMessageItemProps & { token: string }) => {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Question and button replace each other: the focus goes to "Keep it" and back.
  const next = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (isAsking || hasAsked.current) focusIfLost(next.current, { preventScroll: true });
    hasAsked.current = isAsking;
  }, [isAsking]);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteCardMessage(message.card_id, message.id, token);
      onRemoved(message.id);
      void deviceStore().update(myMessageTokens, ({ [message.id]: _deleted, ...others }) => others);
    } catch (error) {
      // It may be deleted although no answer came, or by another tab, whose deletion is refused.
      if (isOnline() && !(await isStillThere(message.id))) return onRemoved(message.id);
      toast({ title: cardScreenMessages.deleteFailed, description: apiErrorMessage(error), tone: "refusal" });
      setBusy(false);
      setAsking(false);
    }
  };
  if (!isAsking) {
    return (
      <button
        ref={next}
        type="button"
        className="card-text-button"
        aria-label={cardPageMessages.deleteYours(message.message.slice(0, 40))}
        onClick={() => setAsking(true)}
      >
        {cardPageMessages.delete}
      </button>
    );
  }
  return (
    <span className="card-asking" role="group" aria-label={cardPageMessages.deleteForAll}>
      {cardPageMessages.deleteForAll}
      <button type="button" className="card-text-button is-danger" disabled={isBusy} onClick={() => void remove()}>
        {cardPageMessages.yesDelete}
      </button>
      <button ref={next} type="button" className="card-text-button" disabled={isBusy} onClick={() => setAsking(false)}>
        {cardPageMessages.keep}
      </button>
    </span>
  );
};

/** One message. */
export const CardMessageItem = ({
  message,
  ref,
  onFocus,
  ...removal
}: CardMessageItemProps & { ref?: Ref<HTMLLIElement> | undefined; onFocus?: () => void }) => {
  const [tokens] = useStored(myMessageTokens);
  const token = tokens[message.id];
  const when = useTimed(() => whenWritten(message.created_at, systemClock.now(), systemClock.dateAt));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes that a button in it has the focus
    <li className={`card-note is-${noteSize(message)}`} ref={ref} tabIndex={ref ? -1 : undefined} onFocus={onFocus}>
      <NoteWords message={message.message} />
      <footer className="row">
        <bdi className="by">{message.sender_name}</bdi>
        <time dateTime={message.created_at} title={dayName(Date.parse(message.created_at))}>
          {when}
        </time>
        {token === undefined ? null : <DeleteOwn message={message} token={token} {...removal} />}
      </footer>
    </li>
  );
};

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
