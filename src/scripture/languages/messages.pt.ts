import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const pickerMessages: Translated<typeof english.pickerMessages> = {
  loading: "Carregando a lista completa…",
  listFailed: "Não foi possível carregar a lista completa. Estas podem ser lidas mesmo assim.",
  nothing: "Nenhuma tradução e nenhum idioma se chama assim.",
  gone: (names) => `A fonte não oferece no momento: ${names.join(", ")}.`,
};

export const editionDownloadMessages: Translated<typeof english.editionDownloadMessages> = {
  full: "Não há espaço suficiente neste aparelho. Remova uma tradução ou libere espaço, e retome.",
  offline: "Você ficou sem internet. O que já chegou está guardado; retome quando voltar a ter conexão.",
  failed: "Não deu certo. O que já chegou está guardado; tente de novo.",
};
