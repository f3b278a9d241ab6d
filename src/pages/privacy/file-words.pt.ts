import type { Translated } from "#domain/text/translated.ts";
import type { fileWords as english } from "./file-words.ts";

export const fileWords: Translated<typeof english> = {
  more: "Há mais alguma coisa depois do fim dos dados.",
  cutOff: "O arquivo termina antes da hora: talvez esteja cortado.",
  expected: (sign, found) => `Era esperado ${sign}, mas há ${found}.`,
  badString: "Um texto não está fechado, ou tem um caractere que não é aceito.",
  tooDeep: "Tem níveis demais.",
  noValue: (found) => `Há ${found} onde deveria haver um valor.`,
  noName: (found) => `Era esperado o nome de um campo, mas há ${found}.`,
  badName: "Um campo tem um nome que não é aceito.",
  longName: "O nome de um campo passa de 1.000 caracteres.",
};
