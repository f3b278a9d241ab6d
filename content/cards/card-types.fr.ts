import type { CardType } from "../schema/cards.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";
import { cardTypes as english } from "./card-types.ts";

export { lang } from "./card-types.ts";

/** Verses and suggested messages are in English, as the cards are. */
export const cardTypes: Readonly<Record<CardCategory, CardType>> = {
  wedding: { ...english.wedding, description: "Pour deux personnes qui se sont tout promis." },
  christening: { ...english.christening, description: "Pour un enfant qui a reçu un nom et une Église." },
  "mothers-day": {
    ...english["mothers-day"],
    description:
      "Pour celle qui, la première, vous a entendu pleurer, et pour toutes celles qui vous ont servi de mère.",
  },
  "fathers-day": {
    ...english["fathers-day"],
    description: "Pour celui qui tenait l’échelle, et pour tous ceux qui vous ont servi de père.",
  },
  birthday: { ...english.birthday, description: "Pour quelqu’un qui reçoit une année de plus." },
  anniversary: {
    ...english.anniversary,
    description: "Pour deux personnes qui ont tenu leur promesse une année de plus.",
  },
  graduation: { ...english.graduation, description: "Pour quelqu’un qui a fini, et qui va commencer." },
  "church-event": {
    ...english["church-event"],
    description: "Pour une fête, un au revoir, un toit neuf : pour tous ceux qui étaient là.",
  },
  "other-event": { ...english["other-event"], description: "Pour tous les jours qui n’ont pas de nom à eux." },
};
