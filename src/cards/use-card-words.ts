import { useState } from "react";
import { cardDetailNames, eachCardDetail, type CardDetailName, type CardDetails } from "#domain/api/cards.ts";
import { isBlank } from "#domain/text/sanitise.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { cardDrafts, detailDraftKey, detailDrafts, mySenderName, unconfirmedMessage, withDraft } from "./stored.ts";

/** The details of a card that nobody has written on yet, as typed here. The form and the card's front show them. */
export const useDetailDrafts = (cardId: string) => {
  const [drafts, update] = useStored(detailDrafts);
  const [typed, setTyped] = useState<CardDetails>({});
  const setDetail = (name: CardDetailName, text: string) => {
    setTyped((present) => ({ ...present, [name]: text }));
    void update((present) => withDraft(present, detailDraftKey(cardId, name), text));
  };
  const clear = () => cardDetailNames.forEach((name) => setDetail(name, ""));
  return {
    details: eachCardDetail((name) => typed[name] ?? drafts[detailDraftKey(cardId, name)] ?? ""),
    setDetail,
    clear,
  };
};

export type DetailDrafts = ReturnType<typeof useDetailDrafts>;

/** The name and the message of the form. What was typed but not sent is stored, and comes back after a reload. */
export const useCardWords = (cardId: string) => {
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
