import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./card-messages.ts";

export const cardPageMessages: Translated<typeof english.cardPageMessages> = {
  card: "O cartão",
  note: "Por enquanto, o versículo e as ideias do cartão estão em inglês; sua mensagem pode ser em qualquer idioma.",
  for: "Para ",
  forName: (name) => `Para ${name}`,
  write: "Escrever",
  open: "Abrir",
  openWhat: "o cartão",
  share: "Compartilhar",
  pleaseSign: (card) => `Por favor, assine este ${card}.`,
  pleaseSignFor: (card, recipient) => `Por favor, assine este ${card} para ${recipient}.`,
  copied: "Copiado",
  copyLink: "Copiar o link",
  mail: "Enviar o cartão por e-mail",
  print: "Imprimir",
  saveImage: "Salvar imagem",
  close: "Fechar o cartão",
  messages: "Mensagens",
  messageCount: (count) =>
    count === 0 ? "Nenhuma mensagem" : plural(count, `${count} mensagem`, `${inDigits(count)} mensagens`),
  live: "Ao vivo",
  loadingMessages: "Carregando as mensagens",
  nobodyYet: "Ninguém escreveu ainda. A primeira linha pode ser a sua.",
  loading: "Carregando…",
  older: "Mostrar mensagens anteriores",
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
