import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const pickerMessages: Translated<typeof english.pickerMessages> = {
  loading: "Chargement de la liste complète…",
  listFailed: "La liste complète n’a pas pu être chargée. Celles-ci peuvent être lues malgré tout.",
  nothing: "Aucune traduction ni langue ne porte ce nom.",
  gone: (names) => `Leur source ne les propose pas en ce moment : ${names.join(", ")}.`,
};

export const editionDownloadMessages: Translated<typeof english.editionDownloadMessages> = {
  full: "Il n’y a pas assez de place sur cet appareil. Retirez une traduction ou libérez de la place, puis reprenez.",
  offline: "Vous n’avez plus de réseau. Ce qui est arrivé est gardé ; reprenez quand il sera revenu.",
  failed: "Cela n’a pas marché. Ce qui est arrivé est gardé ; réessayez.",
};
