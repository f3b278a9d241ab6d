import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const dailyMessages: Translated<typeof english.dailyMessages> = {
  failed: "Não foi possível carregar o versículo de hoje. Verifique sua conexão e tente de novo.",
  title: "Versículo do dia",
  copy: "Copiar",
  onFacebook: "Compartilhar no Facebook",
  onWhatsApp: "Compartilhar no WhatsApp",
  learn: (reference) => `Memorizar ${reference}`,
  loading: "Carregando o versículo de hoje",
  needsScripts: "Ative o JavaScript para ver a data.",
  everyDay: "Um versículo para cada dia",
  moreLabel: "Mostrar mais do versículo",
  more: "mais",
  translation: (name) => `${name}, em inglês`,
};

export const remoteVerseMessages: Translated<typeof english.remoteVerseMessages> = {
  other: "numera os versículos deste capítulo à sua maneira; por isso o versículo de hoje está aqui em inglês.",
};
