import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const mentorMessages: Translated<typeof english.mentorMessages> = {
  title: "Jésus, sois mon mentor",
  lead: "Quarante jours dans les Évangiles : un verset, quelques pensées, et de la place pour les vôtres.",
  wellDone: "Bravo ! 🎉",
  alreadyCompleted: "Déjà terminé ! ✅",
  dayDone: (day) =>
    day === 40 ? "Vous avez terminé les quarante jours. Votre certificat est plus bas." : `Le jour ${day} est terminé.`,
  dayWasDone: (day) => `Vous aviez déjà terminé le jour ${day}.`,
  notLoaded: "Ce jour n’a pas pu être chargé. Vérifiez votre connexion et réessayez.",
  loading: "Chargement du jour",
  mailSubject: (day) => `Jésus, sois mon mentor - Jour ${day}`,
  shareText: (day, text, reference) => `Jésus, sois mon mentor, jour ${day} : « ${text} » ${reference} (KJV)`,
  day: (day) => `Jour ${day}`,
  dayOf: (day, days) => `Jour ${day} sur ${days}`,
  dayOfDone: (day, days) => `Jour ${day} sur ${days}, terminé`,
  complete: (day) => `Terminer le jour ${day}`,
  isCompleted: (day) => `Jour ${day} terminé`,
  goOn: (day) => `Passer au jour ${day}`,
  invitation: "Quarante jours commencent par un seul. Ce que vous terminez est compté ici, sur cet appareil.",
  total: "Jours terminés",
  yourDays: "Vos quarante jours",
  wisdom: "Sagesse",
  reflections: "Réflexions",
  private: "Seuls vos appareils peuvent lire ce que vous écrivez ici.",
  suggested: "Réponses suggérées",
  suggestedLead: "Ce que deux personnes pourraient répondre. Votre réponse sera différente.",
  answer: "Votre réponse",
  answerTo: " à : ",
  kept: "Gardée sur cet appareil",
};

export const sideMessages: Translated<typeof english.sideMessages> = {
  days: "Les quarante jours",
  answers: "Vos réponses",
  answersKept: (count) =>
    plural(count, "Une réponse est gardée sur cet appareil.", `${count} réponses sont gardées sur cet appareil.`),
  save: "Enregistrer en fichier texte",
  fileTitle: "Jésus, sois mon mentor : mes réponses",
  fileDay: (day, title, reference) => `Jour ${day} : ${title} (${reference})`,
};

export const certificateMessages: Translated<typeof english.certificateMessages> = {
  title: "Votre certificat",
  picture: "Certificat : Jésus, sois mon mentor, quarante jours",
  pictureFor: (name) => `Certificat : Jésus, sois mon mentor, quarante jours, ${name}`,
  name: "Nom sur le certificat",
  nameHint: "Il n’est ni gardé ni envoyé.",
  readBy: "Quarante jours dans les Évangiles, lus et médités par",
  promise: "and, lo, I am with you alway, even unto the end of the world.",
  source: (reference) => `${reference}, King James Version`,
};
