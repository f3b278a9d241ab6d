import type { Translated } from "../../text/translated.ts";
import type { fieldMessages as english } from "./field-messages.ts";

export const fieldMessages: Translated<typeof english> = {
  invalid: "El valor no es válido",
  atMost: (characters) => `Hasta ${characters} caracteres.`,
  reports: "Hasta 20 informes.",
  oneOf: (names) => `Usa uno de estos: ${names}.`,
  wholeUpTo: (most) => `Usa un número entero de 1 a ${most}, por favor.`,
  wholeFromZero: "Usa un número entero desde 0, por favor.",
  token: "Usa de 8 a 100 letras, cifras, guiones o guiones bajos, por favor.",
  cursor: "Este cursor no es válido.",
  term: "Escribe qué quieres buscar, por favor.",
  bookIds: "Usa códigos de libros de tres letras, como PSA,JHN.",
  testament: "Usa OT o NT, por favor.",
  bytes: "Indica un número de bytes, por favor.",
  date: "Indica la fecha como YYYY-MM-DD, por favor.",
  catalogue: "Usa card o year, por favor.",
  pixels: "Indica píxeles enteros, por favor.",
  address: "Indica la dirección de una página de este sitio, por favor.",
  shortName: "Indica un nombre corto, por favor.",
  nameCharacters: "Usa un nombre corto de letras, cifras, puntos, dos puntos, guiones o guiones bajos.",
};
