import type { Translated } from "../../text/translated.ts";
import { messagesPerCard } from "../budgets.ts";
import type { cardMessages as english } from "./card-messages.ts";

export const cardMessages: Translated<typeof english> = {
  required: "É preciso preencher todos os campos",
  nameTooLong: "O nome pode ter até 100 caracteres",
  messageTooLong: "A mensagem pode ter até 500 caracteres",
  recipientTooLong: "O nome da capa pode ter até 60 caracteres",
  recipientMarkup: "Na capa, escreva só um nome",
  invalidCardId: "O código do cartão não é válido",
  language: "A mensagem tem palavras impróprias",
  sumFirst: "Primeiro resolva a continha, por favor.",
  sumWrong: "Não é bem isso. Aqui vai outra.",
  limited: "Mensagens demais foram enviadas para este cartão. Tente de novo mais tarde.",
  networkLimited: "Chegaram mensagens demais da sua rede em uma hora.",
  newCardsLimited: "Cartões novos demais foram começados na sua rede em uma hora.",
  full: `Este cartão está cheio: cabem ${messagesPerCard.toLocaleString("pt-BR")} mensagens. Comece outro, por favor.`,
  notStarted: "Ninguém escreveu neste cartão, e ele não foi começado aqui. Escolha um novo no menu, por favor.",
  closed: "Hoje foram escritas tantas mensagens que não cabe mais nenhuma. Volte amanhã (UTC), por favor.",
  notSaved: "Não foi possível salvar a mensagem",
  notLoaded: "Não foi possível carregar as mensagens",
};
