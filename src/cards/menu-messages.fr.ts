import type { Translated } from "#domain/text/translated.ts";
import type { menuMessages as english } from "./menu-messages.ts";

export const menuMessages: Translated<typeof english> = {
  title: "Cartes pour un grand jour",
  lead: "Choisissez une carte, écrivez la première ligne et partagez le lien. Tous ceux qui l’ont peuvent la signer et la voir se remplir.",
  note: "Pour l’instant, le verset et les idées de chaque carte sont en anglais ; les messages s’écrivent dans la langue que vous voulez.",
  kinds: "Sortes de cartes",
  mine: "Mes cartes",
  opened: (day) => `ouverte le ${day}`,
  made: (minute) => `créée le ${minute}`,
  for: "pour ",
  takeOff: (title, when) => `Retirer de la liste la carte ${title} ${when}`,
  takeOffFor: (title, recipient, when) => `Retirer de la liste la carte ${title} pour ${recipient} ${when}`,
};
