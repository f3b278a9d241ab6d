import { messagesPerCard } from "#domain/api/budgets.ts";
import { cardLimits } from "#domain/api/cards.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { cardScreenMessages as english } from "./messages.ts";

export const cardScreenMessages: Translated<typeof english> = {
  added: { title: "Message ajouté !", description: "Vos mots sont maintenant sur la carte" },
  addFailed: "Le message n’a pas pu être ajouté",
  deleteFailed: "Le message n’a pas pu être supprimé",
  loadFailed: "Les messages n’ont pas pu être chargés",
  tryLater: "Réessayez plus tard",
  fillIn: { title: "Remplissez tous les champs", description: "Il faut un nom et un message" },
  sumFirst: "Faites d’abord le petit calcul.",
  noRoom: {
    title: "Cette ligne ne tient pas",
    description: `Votre message dépasserait ${cardLimits.messageCharacters} caractères.`,
  },
  placesLeft: (places) =>
    plural(
      places,
      "La carte est presque pleine : il reste de la place pour un message.",
      `La carte est presque pleine : il reste de la place pour ${places} messages.`,
    ),
  full: `Cette carte est pleine : elle contient ${inDigits(messagesPerCard)} messages. Commencez-en une autre.`,
  stopLoading: (loaded, total) => `Arrêter le chargement (${inDigits(loaded)} sur ${inDigits(total)})`,
  copied: { title: "Lien copié !" },
  copyFailed: { title: "Le lien n’a pas pu être copié", description: "Copiez l’adresse vous-même" },
  noPicture: { title: "L’image n’a pas pu être créée", description: "Vérifiez votre connexion et réessayez." },
  ready: { title: "La carte est prête à partir !" },
  noMessages: { title: "Aucun message à envoyer", description: "Ajoutez un message avant d’envoyer la carte" },
  cannotOpen: "Cette carte ne peut pas être ouverte",
  invalidId: "Cette adresse n’est pas celle d’une carte",
};
