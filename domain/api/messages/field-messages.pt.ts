import type { Translated } from "../../text/translated.ts";
import type { fieldMessages as english } from "./field-messages.ts";

export const fieldMessages: Translated<typeof english> = {
  invalid: "O valor não é válido",
  atMost: (characters) => `Até ${characters} caracteres.`,
  reports: "Até 20 relatórios.",
  oneOf: (names) => `Use um destes: ${names}.`,
  wholeUpTo: (most) => `Use um número inteiro de 1 a ${most}, por favor.`,
  wholeFromZero: "Use um número inteiro a partir de 0, por favor.",
  token: "Use de 8 a 100 letras, algarismos, hifens ou sublinhados, por favor.",
  cursor: "Este cursor não é válido.",
  term: "Escreva o que você procura, por favor.",
  bookIds: "Use códigos de livros com três letras, como PSA,JHN.",
  testament: "Use OT ou NT, por favor.",
  bytes: "Informe um número de bytes, por favor.",
  date: "Informe a data como YYYY-MM-DD, por favor.",
  catalogue: "Use card ou year, por favor.",
  pixels: "Informe pixels inteiros, por favor.",
  address: "Informe o endereço de uma página deste site, por favor.",
  shortName: "Informe um nome curto, por favor.",
  nameCharacters: "Use um nome curto de letras, algarismos, pontos, dois-pontos, hifens ou sublinhados.",
};
