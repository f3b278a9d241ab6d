import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { shellMessages as english } from "./messages.ts";

export const shellMessages: Translated<typeof english> = {
  skip: "Ir para o texto",
  main: "Principal",
  quick: "Acesso rápido",
  back: "Voltar",
  home: (site) => `${site}, início`,
  search: "Buscar",
  more: "Mais",
  isNew: "novo",
  menu: "Menu",
  openMenu: "Abrir o menu",
  backToTop: "Voltar ao topo",
  theme: "Tema: claro, escuro ou o do sistema",
  themes: { light: "Claro", dark: "Escuro", system: "Sistema" },
  toast: "Mensagem",
  toasts: "Mensagens ({hotkey})",
  footer: "Rodapé",
  languages: "Idiomas",
  subjects: "Versículos para um momento como este",
  dailyVerses: "Um versículo para cada dia",
  crossReferences: "Referências cruzadas",
  photos: "Fotos",
  writeToUs: "Ideias ou um erro? Escreva para nós",
  privacy: "Política de privacidade",
  help: "Ajuda",
  visitors: "Visitantes",
  visitorsOf: (count) => plural(count, "visitante", "visitantes"),
  searches: "Buscas na Bíblia",
  searchesOf: (count) => plural(count, "busca", "buscas"),
};
