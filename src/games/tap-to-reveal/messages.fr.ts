import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const revealMessages: Translated<typeof english.revealMessages> = {
  lead: (questions, description) => `${questions} questions. ${description}`,
  rules: [
    "Lisez les mots et demandez-vous d’où ils viennent.",
    "Choisissez le livre, le chapitre et le verset, puis touchez « Répondre ».",
    "Les trois doivent être justes pour gagner le point. L’indice ne coûte rien.",
  ],
  start: "Commencer la partie",
  noVerses: "Les versets du jour n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.",
  invitation: (title) => `Quel livre, quel chapitre, quel verset ? Essayez ${title}.`,
  questionIs: (number, total) => `Question ${number} sur ${total} : `,
  book: "Livre",
  chapter: "Chapitre",
  verse: "Verset",
  showHint: "Voir l’indice",
  hideHint: "Cacher l’indice",
  submit: "Répondre",
  incorrect: "Ce n’est pas cela",
  next: "Suivant",
  finish: "Terminer la partie",
  rightParts: (books, chapters, total) =>
    `Le bon livre : ${books} sur ${total}. Le bon chapitre : ${chapters} sur ${total}.`,
  complete: "Partie terminée",
  verses: "Les versets",
  wasCorrect: "Juste : ",
  wasIncorrect: "Faux : ",
  result: (score, total, badge, title) =>
    `J’ai trouvé ${score} ${plural(score, "verset", "versets")} sur ${total} dans ${title} : ${badge}.`,
  says: {
    question: (number, total) => `Question ${number} sur ${total}`,
    correct: (reference) => `Juste ! C’est ${reference}.`,
    incorrect: (reference) => `Ce n’est pas cela. C’est ${reference}.`,
    end: (score, total) => `Partie terminée ! ${score} sur ${total}.`,
  },
};

export const hintMessages: Translated<typeof english.hintMessages> = {
  OT: {
    beginning: "Dans l’Ancien Testament, vers le début du livre.",
    middle: "Dans l’Ancien Testament, vers le milieu du livre.",
    end: "Dans l’Ancien Testament, vers la fin du livre.",
  },
  NT: {
    beginning: "Dans le Nouveau Testament, vers le début du livre.",
    middle: "Dans le Nouveau Testament, vers le milieu du livre.",
    end: "Dans le Nouveau Testament, vers la fin du livre.",
  },
};
