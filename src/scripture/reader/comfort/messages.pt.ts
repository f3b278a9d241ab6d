import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const comfortMessages: Translated<typeof english.comfortMessages> = {
  spacing: "Espaço entre linhas",
  spacings: {
    close: "Compacto",
    even: "Normal",
    open: "Amplo",
  },
  width: "Largura",
  widths: {
    narrow: "Estreita",
    book: "Normal",
    wide: "Larga",
  },
  typeface: "Fonte",
  typefaces: {
    serif: "Clássica",
    sans: "Moderna",
  },
  size: "Tamanho do texto",
  smaller: "Menor",
  larger: "Maior",
  sizeOf: (size, sizes) => `Tamanho ${size} de ${sizes}`,
  page: "Página",
  pages: {
    light: "Clara",
    sepia: "Sépia",
    dark: "Escura",
    system: "Sistema",
  },
  numbers: "Números dos versículos",
  perLine: "Um versículo por linha",
  readsOn: "Continuar a leitura em voz alta no próximo capítulo",
  words: "Palavras: toque em uma para ver o hebraico ou o grego (KJV)",
  shortcuts: "Atalhos de teclado (← → / ?)",
};
