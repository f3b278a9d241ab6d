import { useState } from "react";
import { isBlank } from "#domain/text/sanitise.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { cardDrafts, mySenderName, recipientDrafts, unconfirmedMessage, withDraft } from "./stored.ts";

/** The recipient as typed for a card without messages. The form and the card's front show it. */
export const useRecipientDraft = (cardId: string) => {
  const [drafts, update] = useStored(recipientDrafts);
  const [typed, setTyped] = useState<string>();
  const setRecipient = (text: string) => {
    setTyped(text);
    void update((present) => withDraft(present, cardId, text));
  };
  return { recipient: typed ?? drafts[cardId] ?? "", setRecipient };
};

export type RecipientDraft = ReturnType<typeof useRecipientDraft>;

/** The name and the message of the form. What was typed but not sent is stored, and comes back after a reload. */
export const useCardMessages = (cardId: string) => {
  const [storedName] = useStored(mySenderName);
  const [typedName, setName] = useState<string>();
  const [drafts, updateDrafts] = useStored(cardDrafts);
  const [typedMessage, setTypedMessage] = useState<string>();
  const [unconfirmed] = useStored(unconfirmedMessage);
  const name = typedName ?? (unconfirmed?.cardId === cardId ? unconfirmed.sender_name : storedName);
  const message = typedMessage ?? drafts[cardId] ?? "";
  const setMessage = (text: string) => {
    setTypedMessage(text);
    void updateDrafts((present) => withDraft(present, cardId, text));
  };
  return { name, message, isComplete: !isBlank(name) && !isBlank(message), setName, setMessage };
};
