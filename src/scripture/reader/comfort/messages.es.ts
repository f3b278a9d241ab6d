import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const comfortMessages: Translated<typeof english.comfortMessages> = {
  spacing: "Interlineado",
  spacings: {
    close: "Compacto",
    even: "Normal",
    open: "Amplio",
  },
  width: "Ancho",
  widths: {
    narrow: "Angosto",
    book: "Normal",
    wide: "Ancho",
  },
  typeface: "Letra",
  typefaces: {
    serif: "Clásica",
    sans: "Moderna",
  },
  size: "Tamaño del texto",
  smaller: "Más pequeño",
  larger: "Más grande",
  sizeOf: (size, sizes) => `Tamaño ${size} de ${sizes}`,
  page: "Página",
  pages: {
    light: "Clara",
    sepia: "Sepia",
    dark: "Oscura",
    system: "Sistema",
  },
  numbers: "Números de versículo",
  perLine: "Un versículo por línea",
  readsOn: "Seguir leyendo en voz alta el capítulo siguiente",
  words: "Palabras: toca una para ver su hebreo o griego (KJV)",
  shortcuts: "Atajos de teclado (← → / ?)",
};
