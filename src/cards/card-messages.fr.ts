import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./card-messages.ts";

export const cardPageMessages: Translated<typeof english.cardPageMessages> = {
  card: "La carte",
  note: "Pour l’instant, le verset et les idées de la carte sont en anglais ; écrivez votre message dans la langue que vous voulez.",
  for: "Pour ",
  forName: (name) => `Pour ${name}`,
  write: "Écrire",
  open: "Ouvrir",
  openWhat: "la carte",
  share: "Partager",
  pleaseSign: (card) => `Signez cette ${card}, s’il vous plaît.`,
  pleaseSignFor: (card, recipient) => `Signez cette ${card} pour ${recipient}, s’il vous plaît.`,
  copied: "Copié",
  copyLink: "Copier le lien",
  mail: "Envoyer la carte par e-mail",
  print: "Imprimer",
  saveImage: "Enregistrer l’image",
  close: "Fermer la carte",
  messages: "Les messages",
  messageCount: (count) => plural(count, `${count} message`, `${inDigits(count)} messages`),
  live: "En direct",
  loadingMessages: "Chargement des messages",
  nobodyYet: "Personne n’a encore écrit. La première ligne peut être la vôtre.",
  loading: "Chargement…",
  older: "Afficher les messages plus anciens",
  delete: "Supprimer",
  deleteYours: (beginning) => `Supprimer votre message : ${beginning}`,
  deleteForAll: "Le supprimer pour tous ?",
  yesDelete: "Oui, supprimer",
  keep: "Le garder",
  choose: "Choisir une carte",
  moreOnCard: (count) =>
    plural(count, "et un autre message sur la carte", `et ${inDigits(count)} autres messages sur la carte`),
};

export const mailMessages: Translated<typeof english.mailMessages> = {
  subject: (card, recipient) => `${card} pour ${recipient}`,
  you: "vous",
  head: (subject, url) => `${subject}. Ouvrez-la ici :\n${url}\n`,
  message: (message, name) => `\n« ${message} »\n— ${name}\n`,
};
