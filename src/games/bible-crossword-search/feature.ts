import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    bibleCrosswordSearch: {
      path: "/bible-crossword-search",
      section: "/games-menu",
      hasFooter: false,
      texts: {
        en: {
          title: "Bible Crossword Search: hidden words of the Bible",
          description:
            "Find the fruits of the Spirit, the disciples of Jesus and Bible words in a square of letters, each with a hint and its verse.",
          keywords: "Bible word search, Bible crossword, fruits of the Spirit, disciples of Jesus",
        },
        es: {
          title: "Bible Crossword Search: sopa de letras bíblica",
          description:
            "Encuentra los frutos del Espíritu, los discípulos de Jesús y palabras de la Biblia en un cuadro de letras, cada una con una pista y su versículo. Las palabras están en inglés por ahora.",
          keywords: "sopa de letras bíblica, palabras de la Biblia, frutos del Espíritu, discípulos de Jesús",
        },
        pt: {
          title: "Bible Crossword Search: caça-palavras bíblico",
          description:
            "Encontre os frutos do Espírito, os discípulos de Jesus e palavras da Bíblia em um quadro de letras, cada palavra com uma dica e o seu versículo. Por enquanto, as palavras estão em inglês.",
          keywords: "caça-palavras bíblico, palavras da Bíblia, frutos do Espírito, discípulos de Jesus",
        },
        fr: {
          title: "Bible Crossword Search : des mots cachés de la Bible",
          description:
            "Trouvez les fruits de l’Esprit, les disciples de Jésus et des mots de la Bible dans un carré de lettres, chacun avec un indice et son verset. Les mots sont en anglais pour l’instant.",
          keywords: "mots cachés bibliques, mots de la Bible, fruits de l’Esprit, disciples de Jésus",
        },
      },
    },
  },
} as const satisfies Feature;
