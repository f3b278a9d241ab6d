import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const pickerMessages: Translated<typeof english.pickerMessages> = {
  loading: "Chargement de la liste complète…",
  listFailed: "La liste complète n’a pas pu être chargée. Celles-ci peuvent être lues malgré tout.",
  nothing: "Aucune traduction ni langue ne porte ce nom.",
  gone: (names) => `Leur source ne les propose pas en ce moment : ${names.join(", ")}.`,
};

export const downloadFailureMessages: Translated<typeof english.downloadFailureMessages> = {
  full: "Il n’y a pas assez de place sur cet appareil. Retirez une traduction ou libérez de la place, puis reprenez.",
  offline: "Vous n’avez plus de réseau. Ce qui est arrivé est gardé ; reprenez quand il sera revenu.",
  failed: "Cela n’a pas marché. Ce qui est arrivé est gardé ; réessayez.",
};

export const languagePickerMessages: Translated<typeof english.languagePickerMessages> = {
  downloaded: (name) => `${name} est maintenant sur cet appareil`,
  aboutAny: "Environ 5 à 10 Mo",
  downloadedChapters: (chapters) => `Téléchargée, ${inDigits(chapters)} ${plural(chapters, "chapitre", "chapitres")}`,
  chaptersSoFar: (chapters) => `${inDigits(chapters)} ${plural(chapters, "chapitre", "chapitres")} jusqu’ici`,
  downloading: (name) => `Téléchargement : ${name}`,
  stop: "Arrêter",
  resumeName: (name) => `Reprendre le téléchargement : ${name}`,
  downloadName: (name) => `Télécharger : ${name}`,
  resume: "Reprendre",
  download: "Télécharger",
  removeName: (name) => `Retirer ${name} de cet appareil`,
  remove: "Retirer",
  otherLanguages: "Autres langues",
  choose: "Choisir une autre langue",
  title: "Langues et traductions",
  findLabel: "Trouver une langue ou une traduction",
  find: "Trouver une langue",
  yours: "Vos langues",
  ours: "De ce site",
  all: "Toutes les langues",
  moreOf: (count) => `Afficher la suite (${count})`,
  english: "anglais",
  offlineToo: "Ici, même hors ligne",
  needsNetwork: "Nécessite Internet",
  moreLanguages: "Plus de langues…",
};
