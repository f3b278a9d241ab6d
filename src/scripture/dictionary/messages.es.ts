import type { Translated } from "#domain/text/translated.ts";
import type { dictionaryMessages as english } from "./messages.ts";

export const noResults = (term: string): string =>
  `Nada encontrado para «${term}». Prueba con otros términos bíblicos, en inglés.`;

export const dictionaryMessages: Translated<typeof english> = {
  noFavourites: "Aún no hay favoritos. Toca la estrella junto a un término para guardarlo aquí.",
  notLoaded: "El diccionario no se ha cargado. Revisa tu conexión; seguiremos intentándolo.",
};
