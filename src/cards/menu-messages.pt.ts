import type { Translated } from "#domain/text/translated.ts";
import type { menuMessages as english } from "./menu-messages.ts";

export const menuMessages: Translated<typeof english> = {
  title: "Cartões para um dia especial",
  lead: "Escolha um cartão, escreva a primeira linha e compartilhe o link. Quem tiver o link pode assinar e ver o cartão se encher.",
  note: "Por enquanto, o versículo e as ideias de cada cartão estão em inglês; as mensagens podem ser em qualquer idioma.",
  kinds: "Tipos de cartão",
  mine: "Meus cartões",
  opened: (day) => `aberto em ${day}`,
  made: (minute) => `criado em ${minute}`,
  for: "para ",
  takeOff: (title, when) => `Tirar da lista o cartão “${title}” ${when}`,
  takeOffFor: (title, recipient, when) => `Tirar da lista o cartão “${title}” para ${recipient} ${when}`,
};
