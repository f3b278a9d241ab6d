import type { Translated } from "#domain/text/translated.ts";
import type { uiMessages as english } from "./messages.ts";

export const uiMessages: Translated<typeof english> = {
  save: "Salvar",
  cancel: "Cancelar",
  saveImage: "Salvar imagem",
  opensInNewTab: ", abre em outra aba",
  close: "Fechar",
  loading: "Carregando",
  needsScripts: "Ative o JavaScript para usar isto.",
  tryAgain: "Tentar de novo",
  notFound: "Não encontrado",
  share: "Compartilhar",
  email: "E-mail",
  helplinesLink: "Se você precisa de alguém agora",
  helplinesRest: ", há pessoas para quem você pode ligar.",
  fieldIsFull: (maximum) =>
    `Neste campo cabem ${maximum} caracteres. Se você colou um texto mais longo, falta o final dele aqui.`,
};
