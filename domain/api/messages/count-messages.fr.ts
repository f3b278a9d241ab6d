import type { Translated } from "../../text/translated.ts";
import type { countMessages as english } from "./count-messages.ts";

export const countMessages: Translated<typeof english> = {
  operationId: "Utilisez un code de 16 à 64 lettres, chiffres et traits d’union.",
  oneAtATime: "Comptez une chose à la fois, ou envoyez un lot.",
  secondsAgo: (days) => `Donnez un nombre entier de secondes, ${days} jours au plus.`,
  counter: "Il n’y a pas de compteur de ce nom.",
  counters: "Nommez au moins un compteur.",
  counterOnce: "Nommez chaque compteur une seule fois.",
  prayers: "Comptez aussi chaque prière dans prayers_submitted.",
  topic: (most) => `Choisissez un sujet de 1 à ${most}.`,
  wholeFromOne: "Utilisez un nombre entier à partir de 1.",
  noMore: (most) => `Utilisez ${most} au plus.`,
};
