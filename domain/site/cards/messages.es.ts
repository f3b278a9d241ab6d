import type { CardDetailName } from "../../api/cards.ts";
import type { CardCategory } from "./card-categories.ts";
import type { CardDetailTexts } from "./messages.ts";

export const cardTitles: Readonly<Record<CardCategory, string>> = {
  wedding: "Boda",
  christening: "Bautizo",
  "mothers-day": "Día de la Madre",
  "fathers-day": "Día del Padre",
  birthday: "Cumpleaños",
  anniversary: "Aniversario",
  graduation: "Graduación",
  "church-event": "Celebración de la iglesia",
  "other-event": "Otra ocasión",
};

const names: Readonly<Record<CardCategory, string>> = {
  wedding: "tarjeta de boda",
  christening: "tarjeta de bautizo",
  "mothers-day": "tarjeta del Día de la Madre",
  "fathers-day": "tarjeta del Día del Padre",
  birthday: "tarjeta de cumpleaños",
  anniversary: "tarjeta de aniversario",
  graduation: "tarjeta de graduación",
  "church-event": "tarjeta de celebración de la iglesia",
  "other-event": "tarjeta",
};

export const cardName = (category: CardCategory): string => names[category];

export const cardHeading = (category: CardCategory): string => {
  const name = names[category];
  return name.charAt(0).toUpperCase() + name.slice(1);
};

export const aCard = (category: CardCategory): string => `Una ${names[category]}`;

export const cardDetailTexts: Readonly<Record<CardDetailName, CardDetailTexts>> = {
  recipient: {
    label: "¿Para quién es? (opcional)",
    hint: "Aparece en la portada de la tarjeta. Solo el primer mensaje puede decirlo.",
    front: "Para ",
    stored: "El nombre de la portada, si quien empezó la tarjeta escribió uno, 60 caracteres como máximo",
  },
};
