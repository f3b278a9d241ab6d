import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    tapToReveal: {
      path: "/tap-to-reveal",
      section: "/games-menu",
      hasFooter: false,
      texts: {
        en: {
          title: "Tap to Reveal: find the book, chapter and verse",
          description:
            "Ten verses of the Bible. Choose the book, the chapter and the verse of each, with a hint if you need one.",
          keywords: "Bible verse game, guess the verse, Bible reference quiz",
        },
        es: {
          title: "Tap to Reveal: encuentra el libro, el capítulo y el versículo",
          description:
            "Diez versículos de la Biblia. Elige el libro, el capítulo y el versículo de cada uno, con una pista si la necesitas. Los textos están en inglés.",
          keywords: "juego de versículos de la Biblia, adivina el versículo, citas bíblicas",
        },
        pt: {
          title: "Tap to Reveal: encontre o livro, o capítulo e o versículo",
          description:
            "Dez versículos da Bíblia. Escolha o livro, o capítulo e o versículo de cada um, com uma dica se precisar. Os textos estão em inglês.",
          keywords: "jogo de versículos da Bíblia, adivinhe o versículo, referências bíblicas",
        },
        fr: {
          title: "Tap to Reveal : trouvez le livre, le chapitre et le verset",
          description:
            "Dix versets de la Bible. Choisissez pour chacun le livre, le chapitre et le verset, avec un indice au besoin. Les textes sont en anglais pour l’instant.",
          keywords: "jeu de versets bibliques, deviner le verset, références bibliques",
        },
      },
    },
    clickToReveal: {
      path: "/click-to-reveal",
      section: "/games-menu",
      hasFooter: false,
      canonicalPath: "/tap-to-reveal",
      isUnlisted: true,
      isEnglishOnly: true,
    },
  },
} as const satisfies Feature;
