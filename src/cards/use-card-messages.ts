import { isBlank } from "#domain/text/sanitise.ts";
import { type OlderDraft, useDraft } from "#src/platform/drafts/use-draft.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { cardScreens } from "./config.ts";
import {
  cardDrafts,
  messageDraft,
  mySenderName,
  recipientDraft,
  recipientDrafts,
  unconfirmedMessages,
} from "./stored.ts";

/** A card's text that was begun before drafts were stored under `gbh_drafts`. */
const olderDraft = (entry: StoredEntry<Record<string, string>>, cardId: string): OlderDraft => ({
  read: () => {
    const text = deviceStore().read(entry)[cardId];
    return text === undefined ? undefined : { text };
  },
  remove: () => deviceStore().update(entry, ({ [cardId]: _moved, ...others }) => others),
});

const atMost = cardScreens.keptDrafts;

/** The recipient as typed for a card without messages. The form and the card's front show it. */
export const useRecipientDraft = (cardId: string) => {
  const older = olderDraft(recipientDrafts, cardId);
  const { draft, write, end } = useDraft({ kind: recipientDraft, part: cardId, atMost, older });
  return { recipient: draft?.text ?? "", setRecipient: (text: string) => (text === "" ? end() : write(text)) };
};

export type RecipientDraft = ReturnType<typeof useRecipientDraft>;

/** The name and the message of the form. What was typed but not sent is stored, and comes back after a reload. */
export const useCardMessages = (cardId: string) => {
  const [storedName] = useStored(mySenderName);
  const [attempts] = useStored(unconfirmedMessages);
  const older = olderDraft(cardDrafts, cardId);
  const { draft, write, end, warning } = useDraft({ kind: messageDraft, part: cardId, atMost, older });
  const typedName = typeof draft?.about === "string" ? draft.about : undefined;
  const name = typedName ?? attempts.findLast((one) => one.cardId === cardId)?.sender_name ?? storedName;
  const message = draft?.text ?? "";
  return {
    name,
    message,
    isComplete: !isBlank(name) && !isBlank(message),
    warning,
    setName: (text: string) => write(message, text),
    setMessage: (text: string) => write(text, typedName),
    /** Empties the message. */
    clear: end,
  };
};
