import type { Translated } from "#domain/text/translated.ts";
import type { kitMessages as english } from "./messages.ts";

export const kitMessages: Translated<typeof english> = {
  previousDay: "Día anterior",
  nextDay: "Día siguiente",
  inEnglish: "Por ahora, estos textos están en inglés.",
};
