import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./archive-messages.ts";

export const archiveMessages: Translated<typeof english.archiveMessages> = {
  title: "Un verset pour chaque jour",
  lead: "Trois cent soixante-six versets de toutes les parties de la Bible : un pour chaque jour de l’année et un pour le 29 février. Trouvez le verset d’un anniversaire, d’un mariage ou d’aujourd’hui. Pour l’instant, ils sont en anglais.",
  months: "Mois",
  monthName: (month) => month.replace(/^./, (letter) => letter.toUpperCase()),
  feeds: "Recevez-le chaque jour",
  feedsLead:
    "Votre lecteur de flux ou votre agenda peut aller chercher lui-même le verset de chaque jour, en anglais. Aucun compte n’est nécessaire, et personne ne sait qui le lit.",
  rss: "Flux (RSS)",
  calendar: "Agenda (iCalendar)",
  ofMonth: (month) => `Les versets du mois : ${month}`,
  monthLead:
    "Un verset par jour de la King James Version, en anglais pour l’instant. Chaque date garde son verset d’une année à l’autre.",
  day: (day, month) => (day === 1 ? `1er ${month}` : `${day} ${month}`),
  today: "Aujourd’hui",
  notLoaded: "Les versets n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.",
  noMonth: "Il n’y a pas de mois de ce nom.",
  all: "Tous les mois",
};
