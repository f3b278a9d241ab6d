import type { Translated } from "#domain/text/translated.ts";
import type { navigationWords as english } from "./navigation-words.ts";

export const navigationWords: Translated<typeof english> = {
  bibles: "Biblias",
  bible: "Biblia",
  games: "Juegos",
  prayers: "Oración",
  cards: "Tarjetas",
  shield: "Escudo",
  mentor: "Mentor",
  salvation: "Salvación",
  birthday: "Cumpleaños",
  plan: "Plan de lectura",
  dictionary: "Diccionario",
  help: "Ayuda",
  books: "Libros",
  gifts: "Donativos 💝",
  privacy: "Política de privacidad",
  app: "Descargar la app",
};
