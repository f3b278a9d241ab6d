import { messagesPerCard } from "#domain/api/budgets.ts";
import { cardLimits } from "#domain/api/cards.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { cardScreenMessages as english } from "./messages.ts";

export const cardScreenMessages: Translated<typeof english> = {
  added: { title: "Mensagem adicionada!", description: "Suas palavras já estão no cartão" },
  addFailed: "Não foi possível adicionar a mensagem",
  deleteFailed: "Não foi possível apagar a mensagem",
  loadFailed: "Não foi possível carregar as mensagens",
  tryLater: "Tente de novo mais tarde",
  fillIn: { title: "Preencha todos os campos", description: "O nome e a mensagem são necessários" },
  sumFirst: "Resolva primeiro a continha.",
  noRoom: {
    title: "Esta linha não cabe",
    description: `Sua mensagem teria mais de ${cardLimits.messageCharacters} caracteres.`,
  },
  placesLeft: (places) =>
    plural(
      places,
      "O cartão está quase cheio: cabe mais uma mensagem.",
      `O cartão está quase cheio: cabem mais ${places} mensagens.`,
    ),
  full: `Este cartão está cheio: nele cabem ${inDigits(messagesPerCard)} mensagens. Comece outro, por favor.`,
  stopLoading: (loaded, total) => `Parar de carregar (${inDigits(loaded)} de ${inDigits(total)})`,
  copied: { title: "Link copiado!" },
  copyFailed: { title: "Não foi possível copiar o link", description: "Copie o endereço manualmente" },
  noPicture: { title: "Não foi possível criar a imagem", description: "Verifique sua conexão e tente de novo." },
  ready: { title: "Cartão pronto para enviar!" },
  noMessages: {
    title: "Não há mensagens para enviar",
    description: "Adicione alguma mensagem antes de enviar o cartão",
  },
  cannotOpen: "Este cartão não pode ser aberto",
  invalidId: "O endereço não é o de um cartão",
};
