import type { Translated } from "#domain/text/translated.ts";
import type { shieldMessages as english } from "./messages.ts";

export const shieldMessages: Translated<typeof english> = {
  title: "Bouclier de prière du jour",
  lead: "Une phrase à dire à voix haute, une parole à emporter et quelques versets à lire.",
  completed: "Bouclier de prière terminé ! 🛡️",
  invitation: "Prenez aujourd’hui votre premier bouclier : il est compté ici, sur cet appareil.",
  total: "Boucliers terminés",
  month: "Mois",
  day: "Jour",
  backToToday: "Revenir à aujourd’hui",
  beginning: (words) => words.charAt(0).toUpperCase() + words.slice(1),
  dayOf: (day) => `Jour ${day} sur 365`,
  graceDay: (day) => `Jour ${day} sur 365, un jour de grâce`,
  declaration: "Déclaration",
  restsOn: "D’après",
  word: "Parole du jour",
  reading: {
    old: "Lecture de l’Ancien Testament",
    new: "Lecture du Nouveau Testament",
  },
  dailyScripture: "Lire le passage dans la Bible",
  complete: "Terminer le bouclier",
  isCompleted: "Bouclier terminé",
  mailSubject: (day) => `Bouclier de prière du jour, ${day}`,
  shareText: (day, declaration, word, source) =>
    `Bouclier de prière du jour, ${day} : ${declaration} « ${word} » (${source})`,
};
