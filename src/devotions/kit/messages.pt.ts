import type { Translated } from "#domain/text/translated.ts";
import type { kitMessages as english } from "./messages.ts";

export const kitMessages: Translated<typeof english> = {
  previousDay: "Dia anterior",
  day: "Dia ",
  completed: ", concluído",
  answered: ", com a sua resposta",
  nextDay: "Dia seguinte",
  lifetimeStreak: "Sequência acumulada",
  inARow: "Dias seguidos",
  inEnglish: "Por enquanto, estes textos estão em inglês.",
};
