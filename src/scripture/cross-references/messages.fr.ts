import type { Translated } from "#domain/text/translated.ts";
import { maxTranslations, maxUpstreamChapters } from "./config.ts";
import type * as english from "./messages.ts";

export const compareMessages: Translated<typeof english.compareMessages> = {
  title: "Références croisées",
  lead: "Un passage dans trois traductions au plus, côte à côte, et d’autres versets sur le même sujet.",
  passage: "Passage",
  example: "Jean 3:16-18",
  translations: "Traductions, d’une à trois",
  compare: "Comparer",
  change: "Modifier",
  start: "Écrivez un passage, par exemple « Jean 3:16-18 », puis touchez Comparer.",
  failed: "Une erreur est survenue pendant le chargement du passage",
  // A sentence after a colon begins with a small letter.
  failedOf: (translation, message) => `${translation} : ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  loading: (translation) => `Chargement : ${translation}…`,
  lastTranslation: "Gardez au moins une traduction.",
  enoughTranslations: `Vous pouvez comparer jusqu’à ${maxTranslations} traductions.`,
  differences: "Montrer les différences",
  verse: "Verset",
  byNumber:
    "Les versets sont placés côte à côte selon leur numéro. Les traductions d’autres langues en numérotent parfois certains autrement.",
  tooLongForUpstream: `Elle vient d’un service ouvert à tous, auquel nous demandons au plus ${maxUpstreamChapters} chapitres à la fois. Choisissez un passage plus court.`,
  tooLong: "Ce passage est trop long pour être comparé en entier. En voici les premiers versets.",
  moreVerses: "Afficher plus de versets",
  shown: (shown, all) => `${shown} sur ${all}`,
  related: "Versets liés",
  relatedNote: "Si un verset n’est pas disponible dans votre traduction, il s’affiche en anglais.",
  noRelated: "Nous ne connaissons pas de versets liés à ce passage.",
  compareThis: (reference) => `Comparer ${reference}`,
  moreRelated: "Afficher plus de versets liés",
  credit: "Références croisées de MetaV, par Robert Rouse",
  empty: "Écrivez la référence d’un passage.",
  invalid: "Ce n’est pas une référence biblique. Essayez par exemple « Jean 3:16 ».",
};
