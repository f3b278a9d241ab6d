import type { Translated } from "#domain/text/translated.ts";
import type { fileWords as english } from "./file-words.ts";

export const fileWords: Translated<typeof english> = {
  more: "Hay algo más después del final de los datos.",
  cutOff: "El archivo termina antes de tiempo: quizás esté cortado.",
  expected: (sign, found) => `Se esperaba ${sign}, pero hay ${found}.`,
  badString: "Un texto no está cerrado, o tiene un carácter que no se admite.",
  tooDeep: "Tiene demasiados niveles.",
  noValue: (found) => `Hay ${found} donde debería haber un valor.`,
  noName: (found) => `Se esperaba el nombre de un campo, pero hay ${found}.`,
  badName: "Un campo tiene un nombre que no se admite.",
  longName: "El nombre de un campo pasa de 1,000 caracteres.",
};
