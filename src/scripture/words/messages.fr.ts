import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const wordMessages: Translated<typeof english.wordMessages> = {
  meant: "Ce que cela voulait dire en 1611",
  inDictionary: "Dans le dictionnaire",
  previous: "Mot précédent",
  next: "Mot suivant",
  byName: "Mots de ce nom",
  inKjv: "Dans la King James Version",
  origin: "Origine :",
  allAbout: (number) => `Tout sur ${number}`,
  moreVerses: (count) => `Afficher la suite des ${count} versets`,
  andMore: (count) => `et ${count} de plus`,
  behind: "Les mots qui diffèrent, et ce qu’il y a derrière eux : ",
  notLoaded: "Ce mot n’a pas pu être chargé. Vérifiez votre connexion et réessayez.",
  noNumber: "Aucun mot hébreu ou grec n’est indiqué pour celui-ci.",
  notFound: "Page introuvable",
  noSuchWord: "Aucun mot ne porte ce numéro.",
};
