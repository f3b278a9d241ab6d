import type { Translated } from "#domain/text/translated.ts";
import type { downloadMessages as english } from "./download-messages.ts";

export const downloadMessages: Translated<typeof english> = {
  kept: (name) => `${name} já está neste aparelho`,
  downloading: (name) => `Baixando ${name}`,
  stop: "Parar",
  keptSize: (size) => `Baixada, ${size}`,
  about: (size) => `Cerca de ${size}`,
  newer: "Há um texto mais novo",
  update: "Atualizar",
  resumeDownload: "Retomar o download",
  resume: "Retomar",
  keep: "Guardar off-line",
  keepName: (action, name) => `${action}: ${name}`,
  removeName: (name) => `Remover ${name} deste aparelho`,
  remove: "Remover",
  title: "Ler sem internet",
  lead: "Os capítulos que você abre ficam guardados, e uma tradução em que você já buscou pode ser pesquisada de novo. Guarde uma tradução inteira neste aparelho e você poderá ler e buscar nela no ônibus, na serra ou em qualquer lugar.",
};
