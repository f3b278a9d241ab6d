import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const languagePickerMessages: Translated<typeof english.languagePickerMessages> = {
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
  loading: "Chargement de la liste complète…",
  listFailed: "La liste complète n’a pas pu être chargée. Celles-ci peuvent être lues malgré tout.",
  nothing: "Aucune traduction ni langue ne porte ce nom.",
  gone: (names) =>
    `${plural(names.length, "Sa source ne la propose pas", "Leur source ne les propose pas")} en ce moment : ${names.join(", ")}.`,
};
