import type { Translated } from "#domain/text/translated.ts";
import type { logFields as english } from "./log-fields.ts";

export const logFields: Translated<typeof english> = {
  message: "O que aconteceu, com palavras fixas",
  requestId: "Um número aleatório da solicitação, que também vai na resposta, para relacionar as duas",
  method: "Se algo foi lido ou gravado",
  path: "O endereço pedido, sem o que vem depois de um ponto de interrogação; pode indicar um cartão ou uma passagem",
  status: "O código da resposta",
  error: "O erro, com as palavras do programa ou do banco de dados",
  stack: "Em que lugar do nosso código estava o erro",
  type: "Qual linha do registro de segurança não pôde ser gravada",
  isForAll: "Se o limite do dia vale para todos os aparelhos ou para os novos",
  kind: "Qual limite recusou uma mensagem",
  key: "Qual passagem do serviço público não pôde ser lida do cache",
  translation: "Qual tradução o serviço público não pôde dar",
  range: "Qual passagem era",
  reason: "Por que não pôde",
};
