import type { Translated } from "#domain/text/translated.ts";
import type { writerMessages as english } from "./writer-messages.ts";

export const writerMessages: Translated<typeof english> = {
  title: "Écrivez votre message",
  whom: "Pour qui est cette carte ? (facultatif)",
  whomHint: "Ce nom figure sur le devant de la carte. Seul le premier message peut l’indiquer.",
  name: "Votre nom",
  message: "Message",
  ideas: "Idées rapides",
  sum: (question) => `D’abord un petit calcul : ${question} =`,
  offline: "Vous êtes hors ligne. Vos mots restent ici ; ajoutez-les quand vous serez de nouveau en ligne.",
  adding: "Ajout…",
  add: "Ajouter le message",
  notNow: "Pas maintenant",
};
