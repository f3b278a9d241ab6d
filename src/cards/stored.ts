import * as z from "zod/mini";
import { cardCategories } from "#domain/site/card-categories.ts";
import { defineStored } from "#src/platform/device-store/entries.ts";
import { cardScreens } from "./config.ts";

const keptCard = z.object({ category: z.enum(cardCategories), cardId: z.string(), openedAt: z.number() });

export type KeptCard = z.infer<typeof keptCard>;

/** The cards this device opened, the last one first. */
export const myCards = defineStored<KeptCard[]>({
  key: "gbh_my_cards",
  label: "Event cards you opened",
  schema: z.array(keptCard),
  fallback: [],
  merge: (present, imported) => imported.toReversed().reduce((cards, card) => (cards.some(({ cardId }) => cardId === card.cardId) ? cards : [...cards, card]), present),
});

/** What lets this device delete the messages it wrote: message id to token. */
export const myMessageTokens = defineStored<Record<string, string>>({
  key: "gbh_card_tokens",
  label: "Keys to delete the card messages you wrote",
  schema: z.record(z.string(), z.string()),
  fallback: {},
  merge: (present, imported) => ({ ...imported, ...present }),
});

/** The name last signed with. */
export const mySenderName = defineStored<string>({
  key: "gbh_card_sender_name",
  label: "The name you sign cards with",
  schema: z.string(),
  fallback: "",
  merge: (present, imported) => present || imported,
  isIncidental: true,
});

/** Card id to words that were typed and not sent: phones put pages away that nobody looks at. The last one written to comes last. */
export const cardDrafts = defineStored<Record<string, string>>({
  key: "gbh_card_drafts",
  label: "Card messages you have not sent yet",
  schema: z.record(z.string(), z.string()),
  fallback: {},
  isIncidental: true,
});

/** The drafts with this card's words, or without it if there are none. */
export const withDraft = (drafts: Readonly<Record<string, string>>, cardId: string, words: string): Record<string, string> => {
  const others = Object.entries(drafts).filter(([id]) => id !== cardId);
  return Object.fromEntries(words === "" ? others : [...others, [cardId, words]].slice(-cardScreens.keptDrafts));
};

/** The list with a card at its head, once. */
export const withOpened = (cards: readonly KeptCard[], card: KeptCard): KeptCard[] =>
  [card, ...cards.filter(({ cardId }) => cardId !== card.cardId)].slice(0, cardScreens.keptCards);
