import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const downloadFailureMessages: Translated<typeof english.downloadFailureMessages> = {
  full: "Il n’y a pas assez de place sur cet appareil. Retirez une traduction ou libérez de la place, puis reprenez.",
  offline: "Vous n’avez plus de réseau. Ce qui est arrivé est gardé ; reprenez quand il sera revenu.",
  failed: "Cela n’a pas marché. Ce qui est arrivé est gardé ; réessayez.",
};

export const offlineMessages: Translated<typeof english.offlineMessages> = {
  unavailable: "Ce navigateur ne peut pas garder de fichiers pour un site, ou pas en mode privé.",
  offlineNow: "Vous êtes hors ligne. Ce qui est gardé ici peut être lu, et vous pouvez y chercher.",
};
