import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";
import { plural } from "#domain/text/counting.ts";

export const dictionaryMessages: Translated<typeof english.dictionaryMessages> = {
  title: "Diccionario bíblico",
  lead: "Términos de la Biblia en palabras sencillas, cada uno con sus pasajes, y las palabras antiguas de la King James Version.",
  note: "Esas palabras se explican en inglés.",
  search: "Buscar en el diccionario",
  placeholder: "Términos, significados, pasajes",
  show: "Mostrar",
  views: {
    terms: "Términos",
    favourites: "Favoritos",
    words: "Palabras antiguas",
  },
  terms: (count) => plural(count, "1 término", `${count} términos`),
  words: (count) => plural(count, "1 palabra", `${count} palabras`),
  ofTheDay: "La palabra del día",
  open: (term) => `Abrir ${term}`,
  more: "Mostrar más",
  origin: "Origen",
  source: "Fuente: ",
  passagesNamed: "Los pasajes citados",
  versesOn: (subject) => `Versículos sobre ${subject}`,
  pronounce: (term) => `Pronunciar ${term}`,
  favourite: (term) => `Favorito: ${term}`,
  passagesFor: (term) => `Pasajes para ${term}`,
  stop: "Detener",
  listen: "Escuchar la definición",
  stopTerm: (term) => `Detener: ${term}`,
  listenTerm: (term) => `Escuchar la definición: ${term}`,
  noFavourites: "Aún no hay favoritos. Toca la estrella junto a un término para guardarlo aquí.",
  notLoaded: "El diccionario no se ha cargado. Revisa tu conexión; seguiremos intentándolo.",
  noResults: (term) => `No se encontró nada para «${term}». Prueba con otros términos bíblicos.`,
};
