import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const downloadFailureMessages: Translated<typeof english.downloadFailureMessages> = {
  full: "Não há espaço suficiente neste aparelho. Remova uma tradução ou libere espaço, e retome.",
  offline: "Você ficou sem internet. O que já chegou está guardado; retome quando voltar a ter conexão.",
  failed: "Não deu certo. O que já chegou está guardado; tente de novo.",
};

export const offlineMessages: Translated<typeof english.offlineMessages> = {
  unavailable: "Este navegador não consegue guardar arquivos de um site, ou não consegue no modo privado.",
  offlineNow: "Você está sem internet. O que está guardado aqui pode ser lido e pesquisado.",
};
