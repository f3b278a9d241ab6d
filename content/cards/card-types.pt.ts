import type { CardType } from "../schema/cards.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";
import { cardTypes as english } from "./card-types.ts";

export { lang } from "./card-types.ts";

/** Verses and suggested messages are in English, as the cards are. */
export const cardTypes: Readonly<Record<CardCategory, CardType>> = {
  wedding: { ...english.wedding, description: "Para dois que se prometeram tudo." },
  christening: { ...english.christening, description: "Para uma criança que recebeu um nome e uma igreja." },
  "mothers-day": {
    ...english["mothers-day"],
    description: "Para quem ouviu o seu primeiro choro, e para todas as que foram mãe para você.",
  },
  "fathers-day": {
    ...english["fathers-day"],
    description: "Para quem segurou a escada, e para todos os que foram pai para você.",
  },
  birthday: { ...english.birthday, description: "Para alguém que ganhou mais um ano." },
  anniversary: { ...english.anniversary, description: "Para dois que mantiveram uma promessa por mais um ano." },
  graduation: { ...english.graduation, description: "Para alguém que terminou e está para começar." },
  "church-event": {
    ...english["church-event"],
    description: "Para uma festa, uma despedida, um telhado novo: para todos os que estiveram lá.",
  },
  "other-event": { ...english["other-event"], description: "Para todos os dias que não têm um nome só seu." },
};
