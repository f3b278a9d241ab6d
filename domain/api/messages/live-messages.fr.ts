import type { Translated } from "../../text/translated.ts";
import { live } from "../../trivia-live/config.ts";
import type { liveMessages as english } from "./live-messages.ts";

export const liveMessages: Translated<typeof english> = {
  notFound: "Il n’y a pas de salle avec ce code. Les codes ont cinq lettres ; regardez l’écran de l’hôte.",
  tooManyCodes: "Trop de codes erronés sont venus de votre réseau. Réessayez plus tard.",
  tooManyRooms: "Trop de salles ont été ouvertes depuis votre réseau en une heure.",
  full: `Cette salle est pleine : ${live.maxPlayers} personnes jouent.`,
  locked: "L’hôte a fermé l’entrée de cette salle.",
  over: "Cette partie est terminée.",
  removed: "L’hôte vous a fait sortir de cette salle.",
  noCode: "Tous les codes que nous avons essayés sont pris. Réessayez.",
  hexadecimal: "Utilisez 32 chiffres hexadécimaux.",
};
