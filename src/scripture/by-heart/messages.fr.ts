import { dayInWords, weekdayName } from "#domain/calendar/date-words.ts";
import type { CalendarDate } from "#domain/calendar/calendar-date.ts";
import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { byHeartMessages as english } from "./messages.ts";

const verses = (count: number): string => `${count} ${plural(count, "verset", "versets")}`;
const passages = (count: number): string => `${count} ${plural(count, "passage", "passages")}`;

const whenIn = (days: number, date: CalendarDate): string => {
  if (days <= 0) return "aujourd’hui";
  if (days === 1) return "demain";
  return days < 7 ? weekdayName(date) : `le ${dayInWords(date)}`;
};

export const byHeartMessages: Translated<typeof english> = {
  title: "Par cœur",
  lead: "Quelques versets par jour, et chacun revient au bon moment. Seuls vos appareils savent lesquels.",
  dueOnHome: (count) => `${passages(count)} par cœur aujourd’hui`,
  noneOnHome: "Versets par cœur : aucun aujourd’hui",

  today: "Aujourd’hui",
  todays: (count) => `${passages(count)} aujourd’hui`,
  begin: "Commencer",
  waiting: (count) =>
    `${plural(count, "Un autre est à revoir et peut attendre.", `${count} autres sont à revoir et peuvent attendre.`)} Rien ne se perd à prendre son temps.`,
  doneToday: (count) =>
    `${passages(count)} ${plural(count, "révisé", "révisés")} aujourd’hui. C’est tout pour aujourd’hui.`,
  nothingToday: "Rien à réviser aujourd’hui.",
  nextIs: (days, date) => `Le prochain revient ${whenIn(days, date)}.`,
  empty: "Choisissez une liste ci-dessous, ou sélectionnez un verset en lisant et touchez « Par cœur ».",
  loading: "Chargement de vos versets",

  known: "Par cœur",
  learning: "En cours",
  notBegun: "Pas commencés",
  inARow: "Jours d’affilée",
  streakNote: "Les jours où il n’y a rien à revoir ne comptent pas et n’interrompent rien.",

  settings: "Passages par jour",
  settingsHint: "Au plus. Deux d’entre eux sont nouveaux.",

  shelf: "Vos versets",
  shelfNote: "Touchez une référence pour vous y exercer à tout moment.",
  legend: { known: "par cœur", learning: "en cours", waiting: "pas commencé" },
  bookSummary: (known, learning, waiting) =>
    `${known} par cœur, ${learning} en cours, ${waiting} ${plural(waiting, "pas commencé", "pas commencés")}`,
  comesBack: (days, date) => (days <= 0 ? "à revoir aujourd’hui" : `revient ${whenIn(days, date)}`),
  waitsItsTurn: "pas commencé",
  remove: (reference) => `Retirer ${reference}`,
  removed: (reference) => `${reference} est retiré`,

  sets: "Des listes pour commencer",
  setProgress: (known, learning, count) =>
    [`${known} sur ${passages(count)} par cœur`, ...(learning > 0 ? [`${learning} en cours`] : [])].join(", "),
  ownSets: "Vos listes",
  newSet: "Une liste à vous",
  newSetLead: "Notez les versets et partagez le lien : une classe, une famille ou un ami apprend les mêmes.",
  setName: "Nom de la liste",
  setNameHint: "Toute personne qui a le lien le voit. Il peut rester vide.",
  setVerses: "Versets",
  setVersesHint: "Un ou plusieurs par ligne, par exemple Psaume 23:1-3 ; Jean 10:11. 20 passages au plus.",
  makeSet: "Créer la liste",
  noVerses: "Notez au moins un verset.",
  notUnderstood: (text) => `Ces versets n’existent pas : ${text}`,
  tooManyPassages: "Une liste contient 20 passages au plus.",
  notRead: "Les versets n’ont pas pu être lus. Vérifiez votre connexion et réessayez.",
  setsFull: "Il y a de la place pour 50 listes. Retirez-en une, puis gardez celle-ci à nouveau.",
  set: {
    comfort: { name: "Consolation", lead: "Pour une nuit où quelqu’un est en deuil, et c’est peut-être vous." },
    "lords-prayer": { name: "Le Notre Père", lead: "Avec les deux phrases que Jésus a dites juste avant." },
    "psalm-23": { name: "Psaume 23", lead: "Le psaume du berger, et celui qui s’est dit lui-même le berger." },
    "romans-road": { name: "Le chemin des Romains", lead: "Ce qu’est l’Évangile, en sept pas dans une seule lettre." },
    beatitudes: { name: "Les Béatitudes", lead: "Ceux que Jésus a dits heureux, au début de son sermon." },
    promises: {
      name: "Promesses",
      lead: "Ce que Dieu a dit qu’il ferait, à des gens qui avaient des raisons d’en douter.",
    },
    children: {
      name: "Pour les enfants",
      lead: "Courts, à apprendre ensemble au petit déjeuner ou sur le chemin de l’école.",
    },
    worry: {
      name: "Quand l’inquiétude vient",
      lead: "Pour l’heure avant le sommeil, quand demain ne veut pas attendre.",
    },
    love: { name: "L’amour", lead: "Ce que fait l’amour, ligne après ligne, et d’où il vient." },
    "every-day": { name: "Pour tous les jours", lead: "Sept indications simples pour une semaine ordinaire." },
  },

  setOf: (count) => `${verses(count)} à apprendre`,
  setLead: "Tous ceux qui ont ce lien apprennent les mêmes versets. Aucun compte n’est nécessaire.",
  namedByLink: "Son nom est venu avec le lien.",
  saveSet: "Garder cette liste",
  setSaved: "Elle est parmi vos listes.",
  removeSet: "Retirer de vos listes",
  setRemoved: (name) => `Liste retirée : ${name}. Ses versets restent parmi les vôtres.`,
  practiceOne: (reference) => `S’exercer : ${reference}`,
  badLink:
    "Ce lien ne nomme aucun verset. Il a peut-être été coupé en chemin : redemandez-le, ou choisissez une liste.",
  leftOut: (count) =>
    `${plural(count, "Une référence", `${count} références`)} de ce lien ${plural(count, "a été laissée", "ont été laissées")} de côté : un lien en contient 20 au plus, et chacune doit être un verset qui existe.`,
  inThisSet: "Dans cette liste",
  translation: "Traduction",
  learn: "Apprendre ceux-ci",
  learnOne: "L’apprendre",
  added: (count) =>
    `${verses(count)} ${plural(count, "ajouté. Il vous attend.", "ajoutés. Les premiers vous attendent.")}`,
  full: "Il y a de la place pour 2 000 versets. Retirez-en quelques-uns que vous savez déjà, puis ajoutez ceux-ci de nouveau.",
  practice: "S’exercer",
  notOnDevice:
    "Ce texte n’est pas encore sur votre appareil. Ouvrez cette page une fois avec une connexion, et il y restera pour réviser sans elle.",
  notInTranslation: "Cette traduction n’a pas ce verset.",
  inEnglish: (translation) =>
    `Ce qui est marqué « KJV » est en anglais : ${translation} ne répond pas ou numérote ces versets autrement.`,
  shareSet: "Partager",
  shareText: (count) => `Apprenez ${verses(count)} par cœur avec moi :`,
  print: "Imprimer des cartes",
  picture: "Créer une image",
  setDone: "Vous savez cette liste par cœur.",
  pictureWords: (name) => `${name}, par cœur`,
  pictureOfVerses: (count) => `${verses(count)}, par cœur`,
  back: "Tous vos versets",
  cutHere: "Imprimez recto verso, en retournant sur le grand côté, et découpez le long des lignes.",

  place: (at, of) => `${at} sur ${of}`,
  mode: "Façon de s’exercer",
  modes: { cover: "Masquer", letters: "Lettres", order: "Ordre", whole: "Écrire" },
  instructions: {
    cover: "Lisez à voix haute. À chaque pression, d’autres mots sont masqués ; continuez à les dire.",
    letters: "Tapez ou touchez la première lettre de chaque mot.",
    order: "Touchez les morceaux dans leur ordre.",
    whole: "Écrivez le verset de mémoire. Les majuscules, les accents et la ponctuation ne comptent pas.",
  },
  reworded: "Le texte de cette traduction a été corrigé depuis votre dernier exercice.",
  notDue: "Pour l’exercice seulement : la prochaine date ne change pas.",

  coverMore: "Masquer plus de mots",
  coverAll: "Tout masquer",
  said: "Je l’ai dit",
  covered: (at, of) => `${at} ${plural(at, "mot masqué", "mots masqués")} sur ${of}`,
  coveredWord: "Mot masqué : le montrer",
  showOne: "Montrer un mot",
  showPiece: "Montrer le morceau suivant",

  letter: "Première lettre",
  wordsSoFar: (at, of) => `${at} ${plural(at, "mot", "mots")} sur ${of}`,
  wrongLetter: (letter) => `Pas ${letter.toUpperCase()}`,
  pieces: "Morceaux",
  placedSoFar: "Le verset jusqu’ici",
  wrongPiece: "Pas encore celui-ci",

  typeHere: "Le verset",
  check: "Vérifier",

  whichVerse: "Où est-ce écrit ?",
  beginsWith: "Cela commence ainsi :",
  right: (reference) => `Oui, ${reference}.`,
  wrong: (reference) => `C’est ${reference}.`,

  results: {
    1: "Pas encore. C’est ainsi qu’on apprend.",
    2: "Presque.",
    3: "Vous le savez.",
    4: "Vous le savez bien.",
  },
  slips: (count) => `${count} ${plural(count, "erreur", "erreurs")}`,
  helped: (count) => `${count} ${plural(count, "mot montré", "mots montrés")}`,
  again: (days, date) => `Il revient ${whenIn(days, date)}.`,
  tooEasy: "C’était trop facile",
  askTomorrow: "Redemandez-le-moi demain",
  next: "Suivant",
  finish: "Terminé",
  allDone: "C’est tout pour aujourd’hui.",
  skip: "Passer pour aujourd’hui",
  notOnShelf: "Ce verset n’est pas parmi les vôtres.",
};
