import type { Translated } from "#domain/text/translated.ts";
import type { dailyMessages as english } from "./messages.ts";

export const dailyMessages: Translated<typeof english> = {
  failed: "Não foi possível carregar o versículo de hoje. Verifique sua conexão e tente de novo.",
  title: "Versículo do dia",
  copy: "Copiar",
  onFacebook: "Compartilhar no Facebook",
  onWhatsApp: "Compartilhar no WhatsApp",
  share: "Compartilhar",
  loading: "Carregando o versículo de hoje",
  needsScripts: "A data precisa de scripts.",
  everyDay: "Um versículo para cada dia",
  moreLabel: "Mostrar mais do versículo",
  more: "mais",
  translation: (name) => `${name}, em inglês`,
};
