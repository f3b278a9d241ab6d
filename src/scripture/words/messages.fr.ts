import type { Translated } from "#domain/text/translated.ts";
import type { wordMessages as english } from "./messages.ts";

export const wordMessages: Translated<typeof english> = {
  behind: "Les mots qui diffèrent, et ce qu’il y a derrière eux : ",
  notLoaded: "Ce mot n’a pas pu être chargé. Vérifiez votre connexion et réessayez.",
  noNumber: "Aucun mot de l’original n’est indiqué pour celui-ci.",
  noSuchWord: "Aucun mot ne porte ce numéro.",
};
