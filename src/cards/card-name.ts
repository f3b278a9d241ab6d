import { type CardCategory, cardTitles } from "#domain/site/card-categories.ts";

/** A card in the middle of a sentence: 'Wedding card'; one for any other event is a card. */
export const cardName = (category: CardCategory): string => (category === "other-event" ? "card" : `${cardTitles[category]} card`);

/** At the beginning of one: 'A Wedding card', 'An Anniversary card'. */
export const aCard = (category: CardCategory): string => `${/^[aeiou]/i.test(cardName(category)) ? "An" : "A"} ${cardName(category)}`;
