import type { Translated } from "#domain/text/translated.ts";
import type { bookGroupNames as english } from "./book-group-names.ts";

export const bookGroupNames: Translated<typeof english> = {
  law: "Lei",
  history: "História",
  poetry: "Poesia e sabedoria",
  prophets: "Profetas",
  gospels: "Evangelhos e Atos",
  paul: "Cartas de Paulo",
  others: "Outras cartas e Apocalipse",
};
