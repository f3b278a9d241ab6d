import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const languagePickerMessages: Translated<typeof english.languagePickerMessages> = {
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
  loading: "Carregando a lista completa…",
  listFailed: "Não foi possível carregar a lista completa. Estas podem ser lidas mesmo assim.",
  nothing: "Nenhuma tradução ou idioma tem esse nome.",
  gone: (names) => `A fonte não oferece no momento: ${names.join(", ")}.`,
};
