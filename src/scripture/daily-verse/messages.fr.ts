import type { Translated } from "#domain/text/translated.ts";
import type { dailyMessages as english } from "./messages.ts";

export const dailyMessages: Translated<typeof english> = {
  failed: "Le verset du jour n’a pas pu être chargé. Vérifiez votre connexion et réessayez.",
  title: "Verset du jour",
  copy: "Copier",
  onFacebook: "Partager sur Facebook",
  onWhatsApp: "Partager sur WhatsApp",
  share: "Partager",
  loading: "Chargement du verset du jour",
  needsScripts: "Pour voir la date, activez les scripts.",
  everyDay: "Un verset pour chaque jour",
  moreLabel: "Afficher la suite du verset",
  more: "suite",
  translation: (name) => `${name}, en anglais`,
};
