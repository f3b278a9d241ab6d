import type { Translated } from "#domain/text/translated.ts";
import type { notFoundMessages as english } from "./messages.ts";

export const notFoundMessages: Translated<typeof english> = {
  title: "¡Vaya! No encontramos esta página",
  meant: "¿Buscabas ",
  meantEnd: "?",
  toHome: "Ir al inicio",
  browse: "Explorar la Biblia",
  verse:
    "¿Qué hombre de vosotros, teniendo cien ovejas, si perdiere una de ellas, no deja las noventa y nueve en el desierto, y va á la que se perdió, hasta que la halle?",
  verseFrom: { id: "spa_r09", name: "Reina-Valera 1909" },
  verseLang: undefined,
};
