import type { Translated } from "#domain/text/translated.ts";
import type { downloadMessages as english } from "./download-messages.ts";

export const downloadMessages: Translated<typeof english> = {
  kept: (name) => `${name} est maintenant sur cet appareil`,
  downloading: (name) => `Téléchargement : ${name}`,
  stop: "Arrêter",
  keptSize: (size) => `Téléchargée, ${size}`,
  about: (size) => `Environ ${size}`,
  newer: "Un texte plus récent est disponible",
  update: "Mettre à jour",
  resumeDownload: "Reprendre le téléchargement",
  resume: "Reprendre",
  keep: "Garder hors ligne",
  keepName: (action, name) => `${action} : ${name}`,
  removeName: (name) => `Retirer ${name} de cet appareil`,
  remove: "Retirer",
  title: "Lire hors ligne",
  lead: "Les chapitres que vous ouvrez sont gardés d’eux-mêmes, et une traduction où vous avez cherché peut l’être à nouveau. Gardez une traduction entière sur cet appareil : vous pourrez la lire et y chercher dans le train, sur une colline, partout.",
};
