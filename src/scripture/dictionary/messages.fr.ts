import type { Translated } from "#domain/text/translated.ts";
import type { dictionaryMessages as english } from "./messages.ts";

export const noResults = (term: string): string =>
  `Rien trouvé pour « ${term} ». Essayez d’autres termes bibliques, en anglais.`;

export const dictionaryMessages: Translated<typeof english> = {
  noFavourites: "Pas encore de favoris. Touchez l’étoile à côté d’un terme pour le garder ici.",
  notLoaded: "Le dictionnaire ne s’est pas chargé. Vérifiez votre connexion ; nous continuons d’essayer.",
};
