import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const privacyMessages: Translated<typeof english.privacyMessages> = {
  title: "Confidentialité",
  lead: "Pas de compte, pas de publicité, pas de traceurs. Vos lectures, vos marques, vos écrits et vos prières restent dans ce navigateur, sur cet appareil. Tout ce qui en sort est nommé ici.",
  stays: "Ce qui reste chez vous",
  staysText:
    "Vos notes, vos signets et vos surlignages, l’endroit où vous avez cessé de lire, vos réglages, votre progression dans les jeux, les prières et le plan de lecture, et les chapitres gardés pour lire hors ligne sont écrits dans la mémoire de ce navigateur. Nous ne pouvons pas les voir. Personne ne peut non plus les récupérer : si vous effacez les données du navigateur, ou perdez l’appareil, ils disparaissent.",
  unless: "Vos appareils ne partagent rien entre eux, à moins que vous ne ",
  makeCode: "créiez un code",
  exportCopy: ". Exportez une copie de temps en temps ; c’est un seul fichier, et il est à vous.",
  everythingHere: "Tout ce que ce site peut garder sur votre appareil",
  kept: "Gardé ",
  keptEnd: " :",
  yourData: "Vos données",
  seeData: "Les voir, les exporter, les importer ou les effacer",
  leaves: "Ce qui quitte votre appareil",
  howLong: "Combien de temps :",
  toRemove: "Pour le retirer :",
  eachThing: "Chaque chose qui est gardée",
  ofTitle: (title) => ` : ${title}`,
  keptFor: (howLong) => `, ${howLong} :`,
  others: "Les autres",
  othersText:
    "Ce site fonctionne sur le réseau de Cloudflare. Pour vous envoyer une page, il doit voir l’adresse d’où vous vous connectez, comme tout hébergeur. Rien sur nos pages ne vient de quelqu’un d’autre : ni polices, ni cartes, ni mesure d’audience, ni vidéos. Les liens vers d’autres sites, et les boutons qui partagent par WhatsApp, Facebook ou e-mail, ouvrent ces services ; leurs propres règles s’y appliquent. Nous ne déposons aucun cookie.",
  questions: "Des questions ? Voyez l’",
  help: "Aide",
  orWrite: ", ou écrivez à ",
  subject: "Confidentialité",
};
