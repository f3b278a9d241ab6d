import type { Translated } from "#domain/text/translated.ts";
import type { navigationWords as english } from "./navigation-words.ts";

export const navigationWords: Translated<typeof english> = {
  bibles: "Bíblias",
  bible: "Bíblia",
  games: "Jogos",
  prayers: "Oração",
  cards: "Cartões",
  shield: "Escudo",
  mentor: "Mentor",
  salvation: "Salvação",
  birthday: "Aniversário",
  plan: "Plano de leitura",
  dictionary: "Dicionário",
  help: "Ajuda",
  books: "Livros",
  gifts: "Doações 💝",
  privacy: "Política de privacidade",
  app: "Baixar o app",
};
