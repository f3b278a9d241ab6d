import type { Translated } from "#domain/text/translated.ts";
import type { writerMessages as english } from "./writer-messages.ts";

export const writerMessages: Translated<typeof english> = {
  title: "Escreva sua mensagem",
  whom: "Para quem é? (opcional)",
  whomHint: "Aparece na capa do cartão. Só a primeira mensagem pode dizer isso.",
  name: "Seu nome",
  message: "Mensagem",
  ideas: "Ideias rápidas",
  sum: (question) => `Antes, uma continha: ${question} =`,
  offline: "Você está sem conexão. Suas palavras ficam aqui; adicione-as quando a conexão voltar.",
  adding: "Adicionando…",
  add: "Adicionar mensagem",
  notNow: "Agora não",
};
