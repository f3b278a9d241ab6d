import type { Translated } from "#domain/text/translated.ts";
import type { uiMessages as english } from "./messages.ts";

export const uiMessages: Translated<typeof english> = {
  save: "Enregistrer",
  cancel: "Annuler",
  saveImage: "Enregistrer l’image",
  opensInNewTab: ", s’ouvre dans un nouvel onglet",
  close: "Fermer",
  loading: "Chargement",
  needsScripts: "Activez JavaScript pour utiliser ceci.",
  tryAgain: "Réessayer",
  notFound: "Introuvable",
  share: "Partager",
  email: "E-mail",
  helplinesLink: "Besoin de quelqu’un maintenant ?",
  helplinesRest: " Il y a des personnes que vous pouvez appeler.",
  fieldIsFull: (maximum) =>
    `Ce champ contient au plus ${maximum} caractères. Si vous avez collé un texte plus long, la fin manque ici.`,
};
