import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const offlineMessages: Translated<typeof english.offlineMessages> = {
  title: "Lire hors ligne",
  lead: "Les chapitres que vous ouvrez sont gardés automatiquement, et vous pouvez chercher de nouveau dans une traduction où vous avez déjà cherché. Téléchargez une traduction entière sur cet appareil : vous pourrez la lire et y chercher dans le train, en montagne, partout.",
  offlineNow: "Vous êtes hors ligne. Vous pouvez lire ce qui est gardé ici, et y chercher.",
  unavailable:
    "Ce navigateur ne peut pas garder de fichiers pour un site. Si cette fenêtre est privée, ouvrez-en une normale.",
  downloadedSize: (size) => `Téléchargée, ${size}`,
  about: (size) => `Environ ${size}`,
  newer: "Un texte plus récent est disponible",
  aboutAny: "Environ 5 à 10 Mo",
  downloadedChapters: (chapters) => `Téléchargée, ${inDigits(chapters)} ${plural(chapters, "chapitre", "chapitres")}`,
  chaptersSoFar: (chapters) => `${inDigits(chapters)} ${plural(chapters, "chapitre", "chapitres")} jusqu’ici`,
  downloading: (name) => `Téléchargement : ${name}`,
  downloadingEdition: (name) => `Téléchargement : ${name}`,
  stop: "Arrêter",
  actions: {
    download: "Télécharger",
    resume: "Reprendre",
    update: "Mettre à jour",
  },
  actionFor: {
    download: (name) => `Télécharger : ${name}`,
    resume: (name) => `Reprendre le téléchargement : ${name}`,
    update: (name) => `Mettre à jour : ${name}`,
  },
  downloaded: (name) => `${name} est maintenant sur cet appareil`,
  removeName: (name) => `Retirer ${name} de cet appareil`,
  remove: "Retirer",
  failures: {
    full: "Il n’y a pas assez de place sur cet appareil. Retirez une traduction ou libérez de la place, puis reprenez.",
    offline: "Vous n’avez plus de réseau. Ce qui est arrivé est gardé ; reprenez quand il sera revenu.",
    failed: "Cela n’a pas marché. Ce qui est arrivé est gardé ; réessayez.",
  },
  otherLanguages: "Autres langues",
  choose: "Choisir une autre langue",
};
