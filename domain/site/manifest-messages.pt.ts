import type { Translated } from "../text/translated.ts";
import type { manifestMessages as english } from "./manifest-messages.ts";

export const manifestMessages: Translated<typeof english> = {
  reading: "Leitura de hoje",
  browse: "Explorar a Bíblia",
  games: "Jogos",
  prayers: "Oração",
  onPhone: "Um capítulo em um telefone",
  withNotes: "Um capítulo com notas ao lado",
};
