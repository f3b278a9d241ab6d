import type { Translated } from "#domain/text/translated.ts";
import type { navigationMessages as english } from "./messages.ts";

export const navigationMessages: Translated<typeof english> = {
  belowFirst: "C’est le premier chapitre de ce livre.",
  aboveLast: "C’est le dernier chapitre de ce livre.",
  failed: "Impossible de changer de chapitre.",
  nothingLoaded: "Aucun passage n’est encore ouvert.",
};
