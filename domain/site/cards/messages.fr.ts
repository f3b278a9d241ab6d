import type { CardDetailName } from "../../api/cards.ts";
import type { CardCategory } from "./card-categories.ts";
import type { CardDetailTexts } from "./messages.ts";

export const cardTitles: Readonly<Record<CardCategory, string>> = {
  wedding: "Mariage",
  christening: "Baptême",
  "mothers-day": "Fête des Mères",
  "fathers-day": "Fête des Pères",
  birthday: "Anniversaire",
  anniversary: "Anniversaire de mariage",
  graduation: "Diplôme",
  "church-event": "Fête d’église",
  "other-event": "Autre occasion",
};

const names: Readonly<Record<CardCategory, string>> = {
  wedding: "carte de mariage",
  christening: "carte de baptême",
  "mothers-day": "carte de fête des Mères",
  "fathers-day": "carte de fête des Pères",
  birthday: "carte d’anniversaire",
  anniversary: "carte d’anniversaire de mariage",
  graduation: "carte de remise de diplôme",
  "church-event": "carte de fête d’église",
  "other-event": "carte",
};

export const cardName = (category: CardCategory): string => names[category];

export const cardHeading = (category: CardCategory): string => {
  const name = names[category];
  return name.charAt(0).toUpperCase() + name.slice(1);
};

export const aCard = (category: CardCategory): string => `Une ${names[category]}`;

export const cardDetailTexts: Readonly<Record<CardDetailName, CardDetailTexts>> = {
  recipient: {
    label: "Pour qui est cette carte ? (facultatif)",
    hint: "Ce nom figure sur le devant de la carte. Seul le premier message peut l’indiquer.",
    front: "Pour ",
    stored: "Le nom sur le devant, si la personne qui a commencé la carte en a écrit un, 60 caractères au plus",
  },
};
