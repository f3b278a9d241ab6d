import { type Ref, useEffect, useRef, useState } from "react";
import type { CardMessage } from "#domain/api/cards.ts";
import { apiErrorMessage } from "#src/api/api-client.ts";
import { deleteCardMessage } from "#src/api/cards.ts";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useTimed } from "#src/platform/use-today.ts";
import { focusIfLost } from "#src/platform/page/focus.ts";
import { isOnline } from "#src/platform/network/network.ts";
import { toast } from "#src/platform/page/toast.ts";
import { dayName, whenWritten } from "./card-dates.ts";
import { cardPageMessages, cardScreenMessages } from "./messages.ts";
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
