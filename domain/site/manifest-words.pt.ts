import type { Translated } from "../text/translated.ts";
import type { manifestWords as english } from "./manifest-words.ts";

export const manifestWords: Translated<typeof english> = {
  reading: "Leitura de hoje",
  browse: "Explorar a Bíblia",
  games: "Jogos",
  prayers: "Oração",
  onPhone: "Um capítulo em um telefone",
  withNotes: "Um capítulo com notas ao lado",
};
