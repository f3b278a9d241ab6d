import type { Translated } from "../../text/translated.ts";
import { messagesPerCard } from "../budgets.ts";
import type { cardMessages as english } from "./card-messages.ts";

export const cardMessages: Translated<typeof english> = {
  required: "Tous les champs sont à remplir",
  nameTooLong: "Le nom peut avoir 100 caractères au plus",
  messageTooLong: "Le message peut avoir 500 caractères au plus",
  recipientTooLong: "Le nom sur le devant peut avoir 60 caractères au plus",
  recipientMarkup: "Sur le devant, n’écrivez qu’un nom",
  invalidCardId: "Le code de la carte n’est pas valable",
  language: "Le message contient des mots déplacés",
  sumFirst: "Faites d’abord le petit calcul.",
  sumWrong: "Ce n’est pas tout à fait ça. En voici un autre.",
  limited: "Trop de messages ont été envoyés pour cette carte. Réessayez plus tard.",
  networkLimited: "Trop de messages sont venus de votre réseau en une heure.",
  newCardsLimited: "Trop de nouvelles cartes ont été commencées depuis votre réseau en une heure.",
  full: `Cette carte est pleine : elle contient ${messagesPerCard.toLocaleString("fr")} messages. Commencez-en une autre.`,
  notStarted:
    "Personne n’a écrit sur cette carte, et elle n’a pas été commencée ici. Choisissez-en une nouvelle au menu.",
  closed: "Tant de messages ont été écrits aujourd’hui qu’on ne peut plus en ajouter. Revenez demain (UTC).",
  notSaved: "Le message n’a pas pu être enregistré",
  notLoaded: "Les messages n’ont pas pu être chargés",
};
