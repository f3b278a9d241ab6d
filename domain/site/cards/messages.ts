import type { CardDetailName } from "../../api/cards.ts";
import type { CardCategory } from "./card-categories.ts";

/** A card's name on its front: 'Wedding'. */
export const cardTitles: Readonly<Record<CardCategory, string>> = {
  wedding: "Wedding",
  christening: "Christening",
  "mothers-day": "Mother’s Day",
  "fathers-day": "Father’s Day",
  birthday: "Birthday",
  anniversary: "Anniversary",
  graduation: "Graduation",
  "church-event": "Church Event",
  "other-event": "Other Event",
};

/** A card's name where it stands alone, as the title of its page: 'Wedding card'. */
export const cardHeading = (category: CardCategory): string => `${cardTitles[category]} card`;

/** A card's name within a sentence: 'Wedding card'; a card for any other event is just 'card'. */
export const cardName = (category: CardCategory): string =>
  category === "other-event" ? "card" : `${cardTitles[category]} card`;

/** The name with its article, at the start of a sentence: 'A Wedding card', 'An Anniversary card'. */
export const aCard = (category: CardCategory): string =>
  `${/^[aeiou]/i.test(cardName(category)) ? "An" : "A"} ${cardName(category)}`;

export interface CardDetailTexts {
  /** The label of the form's field. */
  readonly label: string;
  readonly hint: string;
  /** Precedes the detail on the card's front. */
  readonly front: string;
  /** Says on the privacy page what is stored. */
  readonly stored: string;
}

export const cardDetailTexts: Readonly<Record<CardDetailName, CardDetailTexts>> = {
  recipient: {
    label: "Who is it for? (optional)",
    hint: "Shown on the front. Only the first message can set it.",
    front: "For ",
    stored: "The name on its front, if whoever started the card wrote one, at most 60 characters",
  },
};
