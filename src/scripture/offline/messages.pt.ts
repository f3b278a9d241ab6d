import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const offlineMessages: Translated<typeof english.offlineMessages> = {
  title: "Ler sem internet",
  lead: "Os capítulos que você abre ficam guardados, e em uma tradução onde você já buscou é possível buscar de novo. Baixe uma tradução inteira para este aparelho e você poderá ler e buscar nela no ônibus, na serra ou em qualquer lugar.",
  offlineNow: "Você está sem internet. O que está guardado aqui continua disponível para ler e buscar.",
  unavailable: "Este navegador não consegue guardar arquivos de um site. Se esta janela é anônima, abra uma normal.",
  downloadedSize: (size) => `Baixada, ${size}`,
  about: (size) => `Cerca de ${size}`,
  newer: "Há um texto mais novo",
  aboutAny: "Cerca de 5 a 10 MB",
  downloadedChapters: (chapters) => `Baixada, ${inDigits(chapters)} ${plural(chapters, "capítulo", "capítulos")}`,
  chaptersSoFar: (chapters) => `${inDigits(chapters)} ${plural(chapters, "capítulo", "capítulos")} até agora`,
  downloading: (name) => `Baixando ${name}`,
  downloadingEdition: (name) => `Baixando ${name}`,
  stop: "Parar",
  actions: {
    download: "Baixar",
    resume: "Retomar",
    update: "Atualizar",
  },
  actionFor: {
    download: (name) => `Baixar: ${name}`,
    resume: (name) => `Retomar o download: ${name}`,
    update: (name) => `Atualizar: ${name}`,
  },
  downloaded: (name) => `${name} já está neste aparelho`,
  removeName: (name) => `Remover ${name} deste aparelho`,
  remove: "Remover",
  failures: {
    full: "Não há espaço suficiente neste aparelho. Remova uma tradução ou libere espaço, e retome.",
    offline: "Você ficou sem internet. O que já chegou está guardado; retome quando voltar a ter conexão.",
    failed: "Não deu certo. O que já chegou está guardado; tente de novo.",
  },
  otherLanguages: "Outros idiomas",
  choose: "Escolher outro idioma",
};
