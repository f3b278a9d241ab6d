import type { CardDetailName } from "#domain/api/cards.ts";
import type { Locale } from "#domain/site/locales/locales.ts";

interface DetailTexts {
  /** Of the field of the form. */
  readonly label: string;
  readonly hint: string;
  /** What the column holds, for the privacy page. */
  readonly stored: string;
}

/** What is said of each detail of a card, in the form and on the privacy page. */
export const cardDetailTexts: Readonly<Record<Locale, Readonly<Record<CardDetailName, DetailTexts>>>> = {
  en: {
    recipient: {
      label: "Who is it for? (optional)",
      hint: "It stands on the front of the card. Only the first message can say so.",
      stored: "The name on its front, if whoever started the card wrote one, at most 60 characters",
    },
  },
  es: {
    recipient: {
      label: "¿Para quién es? (opcional)",
      hint: "Aparece en la portada de la tarjeta. Solo el primer mensaje puede decirlo.",
      stored: "El nombre de la portada, si quien empezó la tarjeta escribió uno, 60 caracteres como máximo",
    },
  },
  pt: {
    recipient: {
      label: "Para quem é? (opcional)",
      hint: "Aparece na capa do cartão. Só a primeira mensagem pode dizer isso.",
      stored: "O nome da capa, se quem começou o cartão escreveu um, no máximo 60 caracteres",
    },
  },
  fr: {
    recipient: {
      label: "Pour qui est cette carte ? (facultatif)",
      hint: "Ce nom figure sur le devant de la carte. Seul le premier message peut l’indiquer.",
      stored: "Le nom sur le devant, si la personne qui a commencé la carte en a écrit un, 60 caractères au plus",
    },
  },
};
