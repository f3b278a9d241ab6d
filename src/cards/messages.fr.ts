import { messagesPerCard } from "#domain/api/budgets.ts";
import { cardLimits } from "#domain/api/cards.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const cardScreenMessages: Translated<typeof english.cardScreenMessages> = {
  added: { title: "Message ajouté !", description: "Vos mots sont maintenant sur la carte" },
  addFailed: "Le message n’a pas pu être ajouté",
  deleteFailed: "Le message n’a pas pu être supprimé",
  loadFailed: "Les messages n’ont pas pu être chargés",
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
  notStarted:
    "Personne n’a écrit sur cette carte, et elle n’a pas été commencée ici. Choisissez-en une nouvelle au menu.",
};

export const cardPageMessages: Translated<typeof english.cardPageMessages> = {
  card: "La carte",
  note: "Pour l’instant, le verset et les idées de la carte sont en anglais ; écrivez votre message dans la langue que vous voulez.",
  write: "Écrire",
  open: "Ouvrir",
  openWhat: "la carte",
  pleaseSign: (card) => `Signez cette ${card}, s’il vous plaît.`,
  pleaseSignFor: (card, recipient) => `Signez cette ${card} pour ${recipient}, s’il vous plaît.`,
  copied: "Copié",
  copyLink: "Copier le lien",
  mail: "Envoyer la carte par e-mail",
  print: "Imprimer",
  close: "Fermer la carte",
  messages: "Les messages",
  messageCount: (count) => plural(count, `${count} message`, `${inDigits(count)} messages`),
  live: "En direct",
  loadingMessages: "Chargement des messages",
  noOneWrote: "Personne n’a encore écrit",
  nobodyYet: "Personne n’a encore écrit. La première ligne peut être la vôtre.",
  loading: "Chargement…",
  older: "Afficher les messages plus anciens",
  allLines: (count) => `Afficher les ${inDigits(count)} lignes`,
  fewerLines: "Afficher moins de lignes",
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

export const dateMessages: Translated<typeof english.dateMessages> = {
  minutesAgo: (count) => plural(count, "il y a 1 minute", `il y a ${count} minutes`),
  hoursAgo: (count) => plural(count, "il y a 1 heure", `il y a ${count} heures`),
  now: "À l’instant",
  yesterday: "Hier",
};

export const menuMessages: Translated<typeof english.menuMessages> = {
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

export const writerMessages: Translated<typeof english.writerMessages> = {
  title: "Écrivez votre message",
  name: "Votre nom",
  message: "Message",
  ideas: "Idées rapides",
  sum: (question) => `D’abord un petit calcul : ${question} =`,
  offline: "Vous êtes hors ligne. Vos mots restent ici ; ajoutez-les quand vous serez de nouveau en ligne.",
  adding: "Ajout…",
  add: "Ajouter le message",
  notNow: "Pas maintenant",
};
