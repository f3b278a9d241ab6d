import { messagesPerCard } from "#domain/api/budgets.ts";
import { cardLimits } from "#domain/api/cards.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const cardScreenMessages: Translated<typeof english.cardScreenMessages> = {
  added: { title: "Mensagem adicionada!", description: "Suas palavras já estão no cartão" },
  addFailed: "Não foi possível adicionar a mensagem",
  deleteFailed: "Não foi possível apagar a mensagem",
  loadFailed: "Não foi possível carregar as mensagens",
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
  notStarted: "Ninguém escreveu neste cartão, e ele não foi começado aqui. Escolha um novo no menu, por favor.",
};

export const cardPageMessages: Translated<typeof english.cardPageMessages> = {
  card: "O cartão",
  note: "Por enquanto, o versículo e as ideias do cartão estão em inglês; sua mensagem pode ser em qualquer idioma.",
  write: "Escrever",
  open: "Abrir",
  openWhat: "o cartão",
  pleaseSign: (card) => `Por favor, assine este ${card}.`,
  pleaseSignFor: (card, recipient) => `Por favor, assine este ${card} para ${recipient}.`,
  copied: "Copiado",
  copyLink: "Copiar o link",
  mail: "Enviar o cartão por e-mail",
  print: "Imprimir",
  close: "Fechar o cartão",
  messages: "Mensagens",
  messageCount: (count) =>
    count === 0 ? "Nenhuma mensagem" : plural(count, `${count} mensagem`, `${inDigits(count)} mensagens`),
  live: "Ao vivo",
  loadingMessages: "Carregando as mensagens",
  noOneWrote: "Ninguém escreveu ainda",
  nobodyYet: "Ninguém escreveu ainda. A primeira linha pode ser a sua.",
  loading: "Carregando…",
  older: "Mostrar mensagens anteriores",
  allLines: (count) => `Mostrar as ${inDigits(count)} linhas`,
  fewerLines: "Mostrar menos linhas",
  delete: "Apagar",
  deleteYours: (beginning) => `Apagar sua mensagem: ${beginning}`,
  deleteForAll: "Apagar para todos?",
  yesDelete: "Sim, apagar",
  keep: "Manter",
  choose: "Escolher um cartão",
  moreOnCard: (count) =>
    plural(count, "e mais uma mensagem no cartão", `e mais ${inDigits(count)} mensagens no cartão`),
};

export const mailMessages: Translated<typeof english.mailMessages> = {
  subject: (card, recipient) => `${card} para ${recipient}`,
  you: "você",
  head: (subject, url) => `${subject}. Abra aqui:\n${url}\n`,
  message: (message, name) => `\n“${message}”\n— ${name}\n`,
};

export const dateMessages: Translated<typeof english.dateMessages> = {
  minutesAgo: (count) => plural(count, "há 1 minuto", `há ${count} minutos`),
  hoursAgo: (count) => plural(count, "há 1 hora", `há ${count} horas`),
  now: "Agora mesmo",
  yesterday: "Ontem",
};

export const menuMessages: Translated<typeof english.menuMessages> = {
  title: "Cartões para um dia especial",
  lead: "Escolha um cartão, escreva a primeira linha e compartilhe o link. Quem tiver o link pode assinar e ver o cartão se encher.",
  note: "Por enquanto, o versículo e as ideias de cada cartão estão em inglês; as mensagens podem ser em qualquer idioma.",
  kinds: "Tipos de cartão",
  mine: "Meus cartões",
  opened: (day) => `aberto em ${day}`,
  made: (minute) => `criado em ${minute}`,
  for: "para ",
  takeOff: (title, when) => `Remover da lista o cartão “${title}” ${when}`,
  takeOffFor: (title, recipient, when) => `Remover da lista o cartão “${title}” para ${recipient} ${when}`,
};

export const writerMessages: Translated<typeof english.writerMessages> = {
  title: "Escreva sua mensagem",
  name: "Seu nome",
  message: "Mensagem",
  ideas: "Ideias rápidas",
  sum: (question) => `Antes, uma continha: ${question} =`,
  offline: "Você está sem internet. Suas palavras ficam aqui; adicione-as quando a conexão voltar.",
  adding: "Adicionando…",
  add: "Adicionar mensagem",
  notNow: "Agora não",
};
