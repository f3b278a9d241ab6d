import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { prayMessages as english } from "./messages.ts";

const names = (count: number): string => `${count} ${plural(count, "nom", "noms")}`;

export const prayMessages: Translated<typeof english> = {
  title: "Un moment pour prier ?",
  lead: {
    timed: (title) => `${title} : 3 minutes, 20 noms`,
    relaxed: (title) => `${title} : 20 noms, sans chronomètre`,
  },
  rules: {
    cards:
      "Vingt cartes sont posées face cachée. Chacune porte un des noms de Dieu dans la Bible, et une courte prière.",
    open: "Ouvrez-en une et gagnez 50 points. Au bout de trois secondes, sa prière est comptée.",
    amen: "Chaque carte reste ouverte jusqu’à votre « Amen ». Celles avec lesquelles vous avez déjà prié peuvent se rouvrir.",
    timed: "Priez avec autant de noms que possible en trois minutes.",
    relaxed: "La partie se termine quand la dernière des vingt est refermée.",
  },
  invitation: (title) => `Vingt noms de Dieu, chacun avec une prière, dans ${title} :`,
  remark: "Ouvrez une carte, priez avec ses mots, ouvrez la suivante.",
  prayed: "Noms",
  cards: (count) => `${count} cartes`,
  covered: (card) => `Carte ${card}, face cachée`,
  opened: (card, name) => `Carte ${card} : ${name}`,
  openedAndPrayed: (card, name) => `Carte ${card} : ${name}, prière faite`,
  openCard: "La carte ouverte",
  empty: "Ouvrez une carte. Sa prière apparaît ici.",
  amen: "Amen",
  revealed: (name) => `${name} !`,
  victory: "Alléluia !",
  allPrayed: "Vous avez prié avec les vingt noms.",
  timeUpText: "Continuez de prier et de découvrir les noms de Dieu.",
  timeUpTitle: "Continuez de prier !",
  saysRevealed: (name, meaning, prayer) => `${name}. ${meaning}. ${prayer}`,
  saysPrayed: (name, done, of) => `${name} : prière faite. ${done} sur ${of}.`,
  names: "Les noms de cette partie",
  isPrayed: ", prière faite",
  isNotPrayed: ", prière pas encore faite",
  namesOf: (prayed, of) => `${names(prayed)} sur ${of}`,
  prayedWithScore: (prayed, of, score) => `Noms : ${prayed} sur ${of}. Score : ${score}.`,
  result: (badge, prayed, title) => `${badge} : j’ai prié avec ${names(prayed)} de Dieu sur 20 dans ${title}.`,
};
