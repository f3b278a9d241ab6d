import { type Ref, useState } from "react";
import type { CardMessage } from "#domain/api/cards.ts";
import { apiErrorMessage } from "#src/api/api-client.ts";
import { deleteCardMessage } from "#src/api/cards.ts";
import { systemClock } from "#src/platform/clock.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { toast } from "#src/platform/page/toast.ts";
import { dayName, whenWritten } from "./card-dates.ts";
import { cardPageMessages, cardScreenMessages } from "./messages.ts";
import { noteSize } from "./note-size.ts";
import { myMessageTokens } from "./stored.ts";

interface CardMessageItemProps {
  message: CardMessage;
  onRemoved: (id: string) => void;
}

/** Only for messages written on this device: deletes one, after a confirmation. */
const TakeBack = ({ message, token, onRemoved }: CardMessageItemProps & { token: string }) => {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteCardMessage(message.card_id, message.id, token);
      onRemoved(message.id);
    } catch (error) {
      toast({ title: cardScreenMessages.deleteFailed, description: apiErrorMessage(error), tone: "refusal" });
      setBusy(false);
      setAsking(false);
    }
  };
  if (!isAsking) {
    return (
      <button
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
    <span className="card-asking">
      {cardPageMessages.deleteForAll}
      <button type="button" className="card-text-button is-danger" disabled={isBusy} onClick={() => void remove()}>
        {cardPageMessages.yesDelete}
      </button>
      <button type="button" className="card-text-button" disabled={isBusy} onClick={() => setAsking(false)}>
        {cardPageMessages.keep}
      </button>
    </span>
  );
};

/** One message. Its content is always plain text, with its own writing direction. */
export const CardMessageItem = ({
  message,
  onRemoved,
  ref,
}: CardMessageItemProps & { ref?: Ref<HTMLLIElement> | undefined }) => {
  const [tokens] = useStored(myMessageTokens);
  const token = tokens[message.id];
  return (
    <li className={`card-note is-${noteSize(message)}`} ref={ref} tabIndex={ref ? -1 : undefined}>
      <p dir="auto">{message.message}</p>
      <footer>
        <bdi className="by">{message.sender_name}</bdi>
        <time dateTime={message.created_at} title={dayName(Date.parse(message.created_at))}>
          {whenWritten(message.created_at, systemClock.now(), systemClock.dateAt)}
        </time>
        {token === undefined ? null : <TakeBack message={message} token={token} onRemoved={onRemoved} />}
      </footer>
    </li>
  );
};
