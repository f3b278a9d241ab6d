import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { subjectMessages as english } from "./messages.ts";

export const subjectMessages: Translated<typeof english> = {
  title: "Des versets pour ce que vous vivez",
  lead: "Ce que la Bible dit à qui a peur, a des dettes, vient de se marier ou ne trouve pas le sommeil. Chaque passage a été lu dans son contexte.",
  note: "Les versets viennent de la Bible Segond de 1910 ; si leur source ne répond pas, ils s’affichent en anglais. Les commentaires sont en anglais pour l’instant.",
  find: "Chercher un sujet",
  examples: "Peur, mariage, travail",
  subjects: (count) => `${count} ${plural(count, "sujet", "sujets")}`,
  none: (query) =>
    `Aucun sujet ne porte le nom « ${query} ». Essayez un mot plus simple, ou cherchez-le dans la Bible.`,
  versesOn: (subject) => `Versets sur ${subject}`,
  allPassagesOn: (subject) => `Tous les passages sur ${subject}`,
  chapters: "Chapitres",
  all: "Tous les sujets",
  notLoaded: "Les versets n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.",
  noPage: "Il n’y a pas de page de versets de ce nom.",
};
