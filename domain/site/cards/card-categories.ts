/** The nine kinds of event card, by the ids used in URLs (docs/product/cards.md, "Kinds"). */
export const cardCategories = [
  "wedding",
  "christening",
  "mothers-day",
  "fathers-day",
  "birthday",
  "anniversary",
  "graduation",
  "church-event",
  "other-event",
] as const;

export type CardCategory = (typeof cardCategories)[number];

export const isCardCategory = (text: string): text is CardCategory =>
  (cardCategories as readonly string[]).includes(text);

/** The page on which a card is read and signed. */
export const cardPath = (category: CardCategory, cardId: string): string => `/event-card/${category}/${cardId}`;
