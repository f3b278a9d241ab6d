import type { Translated } from "#domain/text/translated.ts";
import type { bookGroupNames as english } from "./book-group-names.ts";

export const bookGroupNames: Translated<typeof english> = {
  law: "Ley",
  history: "Historia",
  poetry: "Poesía y sabiduría",
  prophets: "Profetas",
  gospels: "Evangelios y Hechos",
  paul: "Cartas de Pablo",
  others: "Otras cartas y Apocalipsis",
};
