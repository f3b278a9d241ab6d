import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { browserMessages as english } from "./messages.ts";

export const browserMessages: Translated<typeof english> = {
  title: "Parcourir la Bible",
  lead: "Choisissez un livre pour le lire depuis le début, ou ouvrez ses chapitres.",
  find: "Trouver un livre",
  testaments: "Testaments",
  old: "Ancien",
  new: "Nouveau",
  oldTestament: "Ancien Testament",
  newTestament: "Nouveau Testament",
  none: "Aucun livre de la Bible ne porte ce nom.",
  books: (count) => plural(count, "1 livre", `${count} livres`),
  chapters: (count) => plural(count, " chapitre", " chapitres"),
};
