import type { Translated } from "#domain/text/translated.ts";
import type { studyMessages as english } from "./messages.ts";

export const studyMessages: Translated<typeof english> = {
  title: "Estudo",
  panelOf: (reference) => `Estudo: ${reference}`,
  sections: "Partes do painel de estudo",
  references: "Referências",
  learn: "De cor",
  notLoaded: "Não foi possível carregar esta parte. Verifique sua conexão e tente de novo.",
  taller: "Aumentar o painel",
  shorter: "Diminuir o painel",
};
