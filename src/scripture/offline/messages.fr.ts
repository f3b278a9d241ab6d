import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const offlineMessages: Translated<typeof english.offlineMessages> = {
  unavailable: "Ce navigateur ne peut pas garder de fichiers pour un site, ou pas en mode privé.",
  offlineNow: "Vous êtes hors ligne. Ce qui est gardé ici peut être lu, et vous pouvez y chercher.",
};

export const downloadMessages: Translated<typeof english.downloadMessages> = {
  downloaded: (name) => `${name} est maintenant sur cet appareil`,
  downloading: (name) => `Téléchargement : ${name}`,
  stop: "Arrêter",
  keptSize: (size) => `Téléchargée, ${size}`,
  about: (size) => `Environ ${size}`,
  newer: "Un texte plus récent est disponible",
  update: "Mettre à jour",
  resumeDownload: "Reprendre le téléchargement",
  resume: "Reprendre",
  download: "Télécharger",
  downloadName: (action, name) => `${action} : ${name}`,
  removeName: (name) => `Retirer ${name} de cet appareil`,
  remove: "Retirer",
  title: "Lire hors ligne",
  lead: "Les chapitres que vous ouvrez sont gardés d’eux-mêmes, et une traduction dans laquelle vous avez cherché peut être consultée à nouveau. Gardez une traduction entière sur cet appareil : vous pourrez la lire et y chercher dans le train, sur une colline, partout.",
};
