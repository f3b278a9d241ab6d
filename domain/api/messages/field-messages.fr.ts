import type { Translated } from "../../text/translated.ts";
import type { fieldMessages as english } from "./field-messages.ts";

export const fieldMessages: Translated<typeof english> = {
  invalid: "La valeur n’est pas valable",
  atMost: (characters) => `Au plus ${characters} caractères.`,
  reports: "Au plus 20 rapports.",
  oneOf: (names) => `Utilisez l’une de ces valeurs : ${names}.`,
  wholeUpTo: (most) => `Utilisez un nombre entier de 1 à ${most}.`,
  wholeFromZero: "Utilisez un nombre entier à partir de 0.",
  token: "Utilisez de 8 à 100 lettres, chiffres, traits d’union ou tirets bas.",
  cursor: "Ce curseur n’est pas valable.",
  term: "Écrivez ce que vous cherchez.",
  bookIds: "Utilisez des codes de livres de trois lettres, comme PSA,JHN.",
  testament: "Utilisez OT ou NT.",
  bytes: "Donnez un nombre d’octets.",
  date: "Donnez la date sous la forme YYYY-MM-DD.",
  catalogue: "Utilisez card ou year.",
  pixels: "Donnez des pixels entiers.",
  address: "Donnez l’adresse d’une page de ce site.",
  shortName: "Donnez un nom court.",
  nameCharacters: "Utilisez un nom court de lettres, chiffres, points, deux-points, traits d’union ou tirets bas.",
};
