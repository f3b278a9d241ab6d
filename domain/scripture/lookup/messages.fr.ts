import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const lookupMessages: Translated<typeof english.lookupMessages> = {
  empty: "Écrivez le passage que vous cherchez.",
  invalid: "Ce n’est pas une référence valable. Essayez par exemple « Jean 3:16 » ou « Genèse 1 ».",
  keyword: "Cela ressemble à une recherche de mots. Utilisez la page de recherche.",
  timeout: "La réponse a trop tardé. Réessayez.",
  network: "La connexion a échoué. Vérifiez votre réseau et réessayez plus tard.",
  notFound: (query) =>
    `Le passage « ${query} » est introuvable. Essayez une référence plus précise, comme « Jean 3:16 » ou « Genèse 1 ».`,
  failed: "Le passage n’a pas pu être chargé. Réessayez plus tard.",
  translationGone: "Sa source ne propose pas cette traduction en ce moment. Choisissez-en une autre.",
};

export const searchFormMessages: Translated<typeof english.searchFormMessages> = {
  empty: "Écrivez ce que vous cherchez.",
  invalid: "Écrivez une référence biblique valable (par exemple « Jean 3:16 » ou « Genèse »).",
  failed: "Une erreur est survenue pendant votre recherche.",
};
