import type { Translated } from "#domain/text/translated.ts";
import type { kitMessages as english } from "./messages.ts";

export const kitMessages: Translated<typeof english> = {
  previousDay: "Día anterior",
  day: "Día ",
  completed: ", completado",
  answered: ", con tu respuesta",
  nextDay: "Día siguiente",
  lifetimeStreak: "Racha acumulada",
  inARow: "Días seguidos",
  inEnglish: "Por ahora, estos textos están en inglés.",
};
