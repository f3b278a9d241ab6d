import type { CardDetailName } from "../../api/cards.ts";
import type { CardCategory } from "./card-categories.ts";
import type { CardDetailTexts } from "./messages.ts";

export const cardTitles: Readonly<Record<CardCategory, string>> = {
  wedding: "Casamento",
  christening: "Batizado",
  "mothers-day": "Dia das Mães",
  "fathers-day": "Dia dos Pais",
  birthday: "Aniversário",
  anniversary: "Aniversário de casamento",
  graduation: "Formatura",
  "church-event": "Celebração da igreja",
  "other-event": "Outra ocasião",
};

const names: Readonly<Record<CardCategory, string>> = {
  wedding: "cartão de casamento",
  christening: "cartão de batizado",
  "mothers-day": "cartão do Dia das Mães",
  "fathers-day": "cartão do Dia dos Pais",
  birthday: "cartão de aniversário",
  anniversary: "cartão de aniversário de casamento",
  graduation: "cartão de formatura",
  "church-event": "cartão para uma celebração da igreja",
  "other-event": "cartão",
};

export const cardName = (category: CardCategory): string => names[category];

export const cardHeading = (category: CardCategory): string => {
  const name = names[category];
  return name.charAt(0).toUpperCase() + name.slice(1);
};

export const aCard = (category: CardCategory): string => `Um ${names[category]}`;

export const cardDetailTexts: Readonly<Record<CardDetailName, CardDetailTexts>> = {
  recipient: {
    label: "Para quem é? (opcional)",
    hint: "Aparece na capa do cartão. Só a primeira mensagem pode dizer isso.",
    front: "Para ",
    stored: "O nome da capa, se quem começou o cartão escreveu um, no máximo 60 caracteres",
  },
};
