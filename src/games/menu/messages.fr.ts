import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { menuMessages as english } from "./messages.ts";

export const menuMessages: Translated<typeof english> = {
  title: "Jeux bibliques",
  lead: (games) =>
    `${["Sept", "Huit", "Neuf", "Dix"][games - 7] || games} façons paisibles de mieux connaître la Bible. Chaque jeu peut se jouer sans chronomètre, du doigt ou au clavier.`,
  note: "Pour l’instant, les versets et les questions des jeux sont en anglais.",
  boards: "Les plateaux du jour",
  sameOn: (date) => `${date}. Le même pour tous aujourd’hui. Votre premier résultat compte.`,
  today: "Aujourd’hui",
  play: "Jouer",
  goOn: "Continuer",
  playNow: "Jouer maintenant",
  playGame: (title) => `Jouer maintenant : ${title}`,
  goOnGame: (title) => `Continuer : ${title}`,
  shareResult: (title) => `Partager le résultat du jour : ${title}`,
  nothingYet: "Terminez un plateau et vous pourrez partager le résultat. Il ne dit jamais ce qui était demandé.",
  shareDay: "Partager les résultats du jour",
  saveImage: "Enregistrer l’image",
  shortWeekday: (name) => name.slice(0, 2),
  streakBegins: "Terminez l’un des jeux du jour, et votre série commence.",
  streak: (days) => plural(days, "1 jour. Revenez demain.", `${days} jours d’affilée.`),
  isNew: "Nouveau",
  levels: {
    all: "Tous niveaux",
    easy: "Facile",
    medium: "Moyen",
    hard: "Difficile",
  },
  together: "Jouer ensemble",
  togetherLive: "Jouer ensemble : Trivia live",
  liveLead: "Un quiz pour une salle pleine : un écran, jusqu’à cent téléphones.",
  trophies: "Trophées",
  noTrophies: "Pas encore d’insignes. Terminez une partie, et son insigne apparaît ici avec la date.",
  keptHere: "Gardé sur cet appareil.",
  playFor: (badge, title) => `${badge} : jouer à ${title}`,
  times: (count) => `, ${count} fois`,
  last: (date) => `, la dernière le ${date}`,
  week: "Les sept derniers jours",
  played: (day) => `${day} : joué`,
  notPlayed: (day) => `${day} : pas joué`,
};
