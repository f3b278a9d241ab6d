import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const pickerMessages: Translated<typeof english.pickerMessages> = {
  loading: "Carregando a lista completa…",
  listFailed: "Não foi possível carregar a lista completa. Estas podem ser lidas mesmo assim.",
  nothing: "Nenhuma tradução e nenhum idioma se chama assim.",
  gone: (names) => `A fonte não oferece no momento: ${names.join(", ")}.`,
};

export const downloadFailureMessages: Translated<typeof english.downloadFailureMessages> = {
  full: "Não há espaço suficiente neste aparelho. Remova uma tradução ou libere espaço, e retome.",
  offline: "Você ficou sem internet. O que já chegou está guardado; retome quando voltar a ter conexão.",
  failed: "Não deu certo. O que já chegou está guardado; tente de novo.",
};

export const languagePickerMessages: Translated<typeof english.languagePickerMessages> = {
  downloaded: (name) => `${name} já está neste aparelho`,
  aboutAny: "Cerca de 5 a 10 MB",
  downloadedChapters: (chapters) => `Baixada, ${inDigits(chapters)} ${plural(chapters, "capítulo", "capítulos")}`,
  chaptersSoFar: (chapters) => `${inDigits(chapters)} ${plural(chapters, "capítulo", "capítulos")} até agora`,
  downloading: (name) => `Baixando ${name}`,
  stop: "Parar",
  resumeName: (name) => `Retomar o download: ${name}`,
  downloadName: (name) => `Baixar: ${name}`,
  resume: "Retomar",
  download: "Baixar",
  removeName: (name) => `Remover ${name} deste aparelho`,
  remove: "Remover",
  otherLanguages: "Outros idiomas",
  choose: "Escolher outro idioma",
  title: "Idiomas e traduções",
  findLabel: "Buscar um idioma ou uma tradução",
  find: "Buscar um idioma",
  yours: "Seus idiomas",
  ours: "Deste site",
  all: "Todos os idiomas",
  moreOf: (count) => `Mostrar mais (${count} ao todo)`,
  english: "inglês",
  offlineToo: "Aqui, também sem internet",
  needsNetwork: "Precisa de internet",
  moreLanguages: "Mais idiomas…",
};
