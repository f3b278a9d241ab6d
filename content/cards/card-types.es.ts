import type { CardType } from "../schema/cards.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";
import { cardTypes as english } from "./card-types.ts";

/** Verses and suggested messages are in English, as the cards are. */
export const cardTypes: Readonly<Record<CardCategory, CardType>> = {
  wedding: { ...english.wedding, description: "Para dos que se lo han prometido todo." },
  christening: { ...english.christening, description: "Para un niño que ha recibido un nombre y una iglesia." },
  "mothers-day": {
    ...english["mothers-day"],
    description: "Para quien te oyó llorar primero, y para todas las que han sido una madre para ti.",
  },
  "fathers-day": {
    ...english["fathers-day"],
    description: "Para quien sostuvo la escalera, y para todos los que han sido un padre para ti.",
  },
  birthday: { ...english.birthday, description: "Para alguien a quien se le ha dado otro año." },
  anniversary: { ...english.anniversary, description: "Para dos que han cumplido una promesa un año más." },
  graduation: { ...english.graduation, description: "Para alguien que ha terminado y está por empezar." },
  "church-event": {
    ...english["church-event"],
    description: "Para una fiesta, una despedida, un techo nuevo: para todos los que estuvieron.",
  },
  "other-event": { ...english["other-event"], description: "Para todos los días que no tienen nombre propio." },
};
