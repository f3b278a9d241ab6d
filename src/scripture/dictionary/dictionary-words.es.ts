import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { dictionaryWords as english } from "./dictionary-words.ts";

export const dictionaryWords: Translated<typeof english> = {
  title: "Diccionario bíblico",
  lead: "Términos de la Biblia en palabras sencillas, cada uno con sus pasajes, y las palabras antiguas de la King James Version.",
  note: "El diccionario está en inglés por ahora.",
  search: "Buscar en el diccionario",
  placeholder: "Términos en inglés",
  show: "Mostrar",
  views: {
    terms: "Términos",
    favourites: "Favoritos",
    words: "Palabras antiguas",
  },
  terms: (count) => plural(count, "1 término", `${count} términos`),
  words: (count) => plural(count, "1 palabra", `${count} palabras`),
  more: "Mostrar más",
  hebrew: "Hebreo",
  greek: "Griego",
  origin: "Origen",
  source: "Fuente: ",
  versesOn: (subject) => `Versículos sobre ${subject}`,
  pronounce: (term) => `Pronunciar ${term}`,
  favourite: (term) => `Favorito: ${term}`,
  passagesFor: (term) => `Pasajes para ${term}`,
  stop: "Detener",
  listen: "Escuchar la definición",
  stopTerm: (term) => `Detener: ${term}`,
  listenTerm: (term) => `Escuchar la definición: ${term}`,
};
