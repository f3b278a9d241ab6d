import type { Translated } from "../text/translated.ts";
import type * as english from "./messages.ts";

export const siteBlurb =
  "Para ler, buscar, orar e jogar, de graça. Sem conta nem propaganda; o que você escreve fica no seu aparelho.";

export const manifestMessages: Translated<typeof english.manifestMessages> = {
  reading: "Leitura de hoje",
  browse: "Explorar a Bíblia",
  games: "Jogos",
  prayers: "Oração",
  onPhone: "Um capítulo em um celular",
  withNotes: "Um capítulo com notas ao lado",
};
