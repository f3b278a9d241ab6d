import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    chapter: {
      path: "/read/:translation/:book/:chapter",
      section: "/",
      isUnlisted: true,
      hasManyPages: true,
    },
    verse: {
      path: "/verse/:translation/:book/:chapter/:verses",
      section: "/",
      isUnlisted: true,
      hasManyPages: true,
    },
  },
  stores: {
    gbh_reading_comfort: {
      en: "How you like the text: size, spacing, width, page, words",
      es: "Cómo te gusta el texto: tamaño, interlineado, ancho, página, palabras",
      pt: "Como você gosta do texto: tamanho, espaço entre linhas, largura, página, palavras",
      fr: "Comment vous aimez le texte : taille, espacement, largeur, page, mots",
    },
  },
} as const satisfies Feature;
