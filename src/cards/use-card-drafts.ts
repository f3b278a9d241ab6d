import { cardDetailNames, type CardDetailName, type CardDetails } from "#domain/api/cards.ts";
import { isBlank } from "#domain/text/sanitise.ts";
import { type LegacyDraft, useDraft } from "#src/platform/drafts/use-draft.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { cardScreens } from "./config.ts";
import { cardDrafts, detailDraft, messageDraft, mySenderName, recipientDrafts, unconfirmedMessages } from "./stored.ts";

/** A card's text that was begun before drafts were stored under `gbh_drafts`. */
const legacyDraft = (entry: StoredEntry<Record<string, string>>, cardId: string): LegacyDraft => ({
  read: () => {
    const text = deviceStore().read(entry)[cardId];
    return text === undefined ? undefined : { text };
  },
  remove: () => deviceStore().update(entry, ({ [cardId]: _moved, ...others }) => others),
});

const atMost = cardScreens.mostDrafts;

export interface DetailDrafts {
  readonly details: CardDetails;
  readonly setDetail: (name: CardDetailName, text: string) => void;
  readonly clear: () => void;
}

/** The details as typed for a card without messages. The form and the card's front show them. */
export const useDetailDrafts = (cardId: string): DetailDrafts => {
  const drafts = cardDetailNames.map((name) => {
    const legacy = name === "recipient" ? { legacy: legacyDraft(recipientDrafts, cardId) } : {};
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- the list of details is the same in every render
    const { draft, write, end } = useDraft({ kind: detailDraft(name), part: cardId, atMost, ...legacy });
    return { name, text: draft?.text ?? "", write, end };
  });
  return {
    details: Object.fromEntries(drafts.map(({ name, text }) => [name, text])),
    setDetail: (name, text) => {
      const { write, end } = drafts.find((draft) => draft.name === name)!;
      if (text === "") end();
      else write(text);
    },
    clear: () => drafts.forEach(({ end }) => end()),
  };
};

/** The name and the message of the form. What was typed but not sent is stored, and comes back after a reload. */
export const useMessageDraft = (cardId: string) => {
  const [storedName] = useStored(mySenderName);
  const [attempts] = useStored(unconfirmedMessages);
  const legacy = legacyDraft(cardDrafts, cardId);
  const { draft, write, end, warning } = useDraft({ kind: messageDraft, part: cardId, atMost, legacy });
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
