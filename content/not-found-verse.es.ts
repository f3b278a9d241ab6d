import type { notFoundVerse as english } from "./not-found-verse.ts";

export const notFoundVerse: typeof english = {
  text: "¿Qué hombre de vosotros, teniendo cien ovejas, si perdiere una de ellas, no deja las noventa y nueve en el desierto, y va á la que se perdió, hasta que la halle?",
  reference: "Luke 15:4",
};

export const source = "Reina-Valera 1909";
export const chapterPath = "/read/spa_r09/luke/15";

export const lang: string | undefined = undefined;
