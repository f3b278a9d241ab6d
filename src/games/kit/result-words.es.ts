import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { resultWords as english } from "./result-words.ts";

export const resultWords: Translated<typeof english> = {
  of: (done, total) => `${done} de ${total}`,
  moves: (count) => plural(count, "1 jugada", `${count} jugadas`),
  mistakes: (count) => plural(count, "1 error", `${count} errores`),
  hints: (count) => plural(count, "1 pista", `${count} pistas`),
  relaxed: "sin prisa",
  boardsOf: (date) => `Los tableros de hoy, ${date}`,
  inARow: (days) => plural(days, "1 día", `${days} días seguidos`),
  badge: (name) => `Insignia: ${name}`,
  saveImage: "Guardar como imagen",
  boards: "Los tableros de hoy",
};
