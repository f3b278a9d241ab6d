import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const offlineMessages: Translated<typeof english.offlineMessages> = {
  unavailable: "Este navegador não consegue guardar arquivos de um site, ou não consegue no modo privado.",
  offlineNow: "Você está sem internet. O que está guardado aqui pode ser lido e pesquisado.",
};

export const downloadMessages: Translated<typeof english.downloadMessages> = {
  downloaded: (name) => `${name} já está neste aparelho`,
  downloading: (name) => `Baixando ${name}`,
  stop: "Parar",
  keptSize: (size) => `Baixada, ${size}`,
  about: (size) => `Cerca de ${size}`,
  newer: "Há um texto mais novo",
  update: "Atualizar",
  resumeDownload: "Retomar o download",
  resume: "Retomar",
  download: "Baixar",
  downloadName: (action, name) => `${action}: ${name}`,
  removeName: (name) => `Remover ${name} deste aparelho`,
  remove: "Remover",
  title: "Ler sem internet",
  lead: "Os capítulos que você abre ficam guardados, e uma tradução em que você já buscou pode ser pesquisada de novo. Guarde uma tradução inteira neste aparelho e você poderá ler e buscar nela no ônibus, na serra ou em qualquer lugar.",
};
