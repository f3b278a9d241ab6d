import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const comfortMessages: Translated<typeof english.comfortMessages> = {
  spacing: "Interligne",
  spacings: {
    close: "Serré",
    even: "Normal",
    open: "Aéré",
  },
  width: "Largeur",
  widths: {
    narrow: "Étroite",
    book: "Normale",
    wide: "Large",
  },
  typeface: "Police",
  typefaces: {
    serif: "Classique",
    sans: "Moderne",
  },
  size: "Taille du texte",
  smaller: "Plus petit",
  larger: "Plus grand",
  sizeOf: (size, sizes) => `Taille ${size} sur ${sizes}`,
  page: "Page",
  pages: {
    light: "Claire",
    sepia: "Sépia",
    dark: "Sombre",
    system: "Système",
  },
  numbers: "Numéros des versets",
  perLine: "Un verset par ligne",
  readsOn: "Poursuivre la lecture à voix haute au chapitre suivant",
  words: "Mots : touchez-en un pour voir l’hébreu ou le grec (KJV)",
  shortcuts: "Raccourcis clavier (← → / ?)",
};
