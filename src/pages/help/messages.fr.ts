import type { Translated } from "#domain/text/translated.ts";
import type { helpMessages as english } from "./messages.ts";

export const helpMessages: Translated<typeof english> = {
  title: "Aide",
  lead: "Comment trouver, lire, marquer et garder des passages. Aucun compte n’est nécessaire.",
  onThisPage: "Sur cette page",
  keyboard: "Clavier",
  keyboardLead:
    "Tout fonctionne avec Tab et Entrée. Ces touches seules peuvent être désactivées dans les réglages de lecture.",
  stuck: "Vous n’y arrivez pas ?",
  tellUs: "Dites-nous ce que vous vouliez faire. Une vraie personne vous répondra.",
  whatsAppGreeting: (site) => `Bonjour ${site}, j’ai une question : `,
  whatsApp: "Aide par WhatsApp",
  email: "Écrire un e-mail",
  stays: "Ce que vous lisez et écrivez ici reste chez vous : ",
  privacy: "Confidentialité",
  callOrText: " appel ou SMS",
  forWhom: (purpose) => `Pour : ${purpose}.`,
  compared: (date) => `Vérifié le ${date} : sources`,
  sources: "Sources",
  inDanger: "En danger maintenant",
  someone: "Si vous avez besoin de quelqu’un maintenant",
  someoneLead:
    "Si vous ou un proche êtes en danger, appelez le numéro d’urgence. Les autres numéros sont là pour parler : du désespoir, de la violence, de la maladie ou d’une nuit qui ne finit pas. Inutile de savoir par où commencer.",
  yourCountry: "Votre pays",
  allCountries: "Tous les pays de cette liste",
  staysHere: "Votre choix reste sur cette page. Il n’est ni gardé ni envoyé.",
  elsewhere: "Un autre pays, ou une autre aide : ",
  directory:
    ", un annuaire de lignes d’écoute pour presque tous les pays du monde. Si aucune ne répond, réveillez quelqu’un que vous connaissez. Cette personne préférera que vous l’ayez réveillée.",
};
