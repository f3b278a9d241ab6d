import type { Translated } from "#domain/text/translated.ts";
import type { bookGroupNames as english } from "./book-group-names.ts";

export const bookGroupNames: Translated<typeof english> = {
  law: "Loi",
  history: "Histoire",
  poetry: "Poésie et sagesse",
  prophets: "Prophètes",
  gospels: "Évangiles et Actes",
  paul: "Lettres de Paul",
  others: "Autres lettres et Apocalypse",
};
