import * as z from "zod/mini";
import type { CardDetailName } from "#domain/api/cards.ts";
import { cardCategories } from "#domain/site/cards/card-categories.ts";
import { defineStored } from "#src/platform/storage/entries.ts";
import { cardScreens } from "./config.ts";

const storedCard = z.object({
  category: z.enum(cardCategories),
  cardId: z.string(),
  openedAt: z.number(),
  recipient: z.optional(z.string()),
});

export type StoredCard = z.infer<typeof storedCard>;

/** The most recently opened first: imported and synced cards come in another order. */
export const latestFirst = (cards: readonly StoredCard[]): StoredCard[] =>
  cards.toSorted((one, other) => other.openedAt - one.openedAt);

/** The cards opened on this device. */
export const myCards = defineStored<StoredCard[]>({
  key: "gbh_my_cards",
  syncAs: { as: "items", id: "cardId" },
  schema: z.array(storedCard),
  fallback: [],
  merge: (present, imported) => {
    const known = new Set(present.map(({ cardId }) => cardId));
    const added = imported.filter(({ cardId }) => !known.has(cardId) && known.add(cardId));
    return added.length === 0 ? present : [...present, ...added];
  },
});

/** Message ids with the tokens that let this device delete the messages it wrote. */
export const myMessageTokens = defineStored<Record<string, string>>({
  key: "gbh_card_tokens",
  syncAs: { as: "map" },
  schema: z.record(z.string(), z.string()),
  fallback: {},
});

export const mySenderName = defineStored<string>({
  key: "gbh_card_sender_name",
  schema: z.string(),
  fallback: "",
  merge: (present, imported) => present || imported,
  isIncidental: true,
});

/** The kinds of drafts of a card, by its id: the message, with the name as typed, and each detail. */
export const messageDraft = "card message";
export const detailDraft = (name: CardDetailName): string => `card ${name}`;

/** Messages and recipients by card id that were begun before drafts were stored under `gbh_drafts`. */
const legacyDrafts = (key: "gbh_card_drafts" | "gbh_card_recipients") =>
  defineStored<Record<string, string>>({
    key,
    schema: z.record(z.string(), z.string()),
    fallback: {},
    isIncidental: true,
    isMissed: () => true,
  });

export const cardDrafts = legacyDrafts("gbh_card_drafts");
export const recipientDrafts = legacyDrafts("gbh_card_recipients");

const attempt = z.object({
  cardId: z.string(),
  sender_name: z.string(),
  message: z.string(),
  idempotency_key: z.string(),
});

/** A message being sent, with its idempotency key. */
export type Attempt = z.infer<typeof attempt>;

/**
 * Sent messages without a confirmation, of all cards and tabs, oldest first. Sending one again, even after a reload,
 * stores it only once.
 */
export const unconfirmedMessages = defineStored<Attempt[]>({
  key: "gbh_card_attempt",
  // Earlier versions stored one attempt, or null.
  schema: z.pipe(
    z.union([z.array(attempt), z.nullable(attempt)]),
    z.transform((value) => (Array.isArray(value) ? value : value === null ? [] : [value])),
  ),
  fallback: [],
  isIncidental: true,
  isOfThisDevice: true,
});

/** The earlier attempt that has the same text for the same card, otherwise a new one: another text is another message. */
export const attemptOf = (
  earlier: readonly Attempt[],
  words: Omit<Attempt, "idempotency_key">,
  newKey: () => string,
): Attempt =>
  earlier.find(
    ({ cardId, sender_name, message }) =>
      cardId === words.cardId && sender_name === words.sender_name && message === words.message,
  ) ?? { ...words, idempotency_key: newKey() };

/** Adds an attempt as the newest while it is pending, or removes it. The oldest are dropped. */
export const withAttempt = (all: readonly Attempt[], one: Attempt, isPending: boolean): Attempt[] => [
  ...all.filter(({ idempotency_key }) => idempotency_key !== one.idempotency_key).slice(1 - cardScreens.mostAttempts),
  ...(isPending ? [one] : []),
];

/** Adds a card to the list, without duplicates. Keeps the known recipient while the card is not loaded. */
export const withOpened = (cards: readonly StoredCard[], card: StoredCard): StoredCard[] => {
  const recipient = card.recipient ?? cards.find(({ cardId }) => cardId === card.cardId)?.recipient;
  const others = cards.filter(({ cardId }) => cardId !== card.cardId);
  return latestFirst([{ ...card, recipient }, ...others]).slice(0, cardScreens.mostCards);
};
