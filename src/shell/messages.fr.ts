import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const shellMessages: Translated<typeof english.shellMessages> = {
  skip: "Aller au texte",
  main: "Principal",
  quick: "Accès rapide",
  back: "Retour",
  home: (site) => `${site}, accueil`,
  search: "Chercher",
  more: "Plus",
  isNew: "nouveau",
  menu: "Menu",
  openMenu: "Ouvrir le menu",
  backToTop: "Revenir en haut",
  theme: "Thème : clair, sombre ou celui du système",
  themes: { light: "Clair", dark: "Sombre", system: "Système" },
  toast: "Message",
  toasts: "Messages ({hotkey})",
  footer: "Pied de page",
  languages: "Langues",
  subjects: "Des versets pour ce que vous vivez",
  dailyVerses: "Un verset pour chaque jour",
  byHeart: "Apprendre des versets par cœur",
  crossReferences: "Références croisées",
  photos: "Photos",
  writeToUs: "Une idée, un bug ? Écrivez-nous",
  privacy: "Confidentialité",
  help: "Aide",
  visitors: "Visiteurs",
  visitorsOf: (count) => plural(count, "visiteur", "visiteurs"),
  searches: "Recherches dans la Bible",
  searchesOf: (count) => plural(count, "recherche", "recherches"),
};

export const appMessages: Translated<typeof english.appMessages> = {
  crashed: "Une erreur est survenue sur cette page",
  toHome: "Revenir à l’accueil",
  screenMissing: "Cette page ne s’est pas chargée",
  keepTrying: "Vérifiez votre connexion. Nous continuons d’essayer.",
  notOnDevice:
    "Vous êtes hors ligne et cette page n’est pas encore sur cet appareil. Elle s’ouvrira dès que le réseau sera revenu.",
};
