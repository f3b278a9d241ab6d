import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const dailyMessages: Translated<typeof english.dailyMessages> = {
  failed: "Le verset du jour n’a pas pu être chargé. Vérifiez votre connexion et réessayez.",
  title: "Verset du jour",
  copy: "Copier",
  onFacebook: "Partager sur Facebook",
  onWhatsApp: "Partager sur WhatsApp",
  learn: (reference) => `Apprendre ${reference} par cœur`,
  loading: "Chargement du verset du jour",
  needsScripts: "Activez JavaScript pour voir la date.",
  everyDay: "Un verset pour chaque jour",
  moreLabel: "Afficher la suite du verset",
  more: "suite",
  translation: (name) => `${name}, en anglais`,
};

export const remoteVerseMessages: Translated<typeof english.remoteVerseMessages> = {
  other: "numérote les versets de ce chapitre à sa manière ; le verset du jour est donc ici en anglais.",
};
