import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { resultWords as english } from "./result-words.ts";

export const resultWords: Translated<typeof english> = {
  of: (done, total) => `${done} de ${total}`,
  moves: (count) => `${count} ${plural(count, "jogada", "jogadas")}`,
  mistakes: (count) => `${count} ${plural(count, "erro", "erros")}`,
  hints: (count) => `${count} ${plural(count, "dica", "dicas")}`,
  relaxed: "sem pressa",
  boardsOf: (date) => `Os desafios de hoje, ${date}`,
  inARow: (days) => `${days} dias seguidos`,
  badge: (name) => `Medalha: ${name}`,
  saveImage: "Salvar imagem",
  boards: "Os desafios de hoje",
};
