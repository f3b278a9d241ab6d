import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const shellMessages: Translated<typeof english.shellMessages> = {
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
  byHeart: "Aprender versículos de cor",
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

export const appMessages: Translated<typeof english.appMessages> = {
  crashed: "Algo deu errado nesta página",
  toHome: "Ir para o início",
  screenMissing: "Esta página não carregou",
  keepTrying: "Verifique sua conexão. Vamos continuar tentando.",
  notOnDevice: "Você está sem conexão e esta página ainda não está neste aparelho. Ela abrirá quando você se conectar.",
};
