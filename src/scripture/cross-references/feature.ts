import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    crossReferences: {
      path: "/cross-references",
      texts: {
        en: {
          title: "Cross references: compare Bible translations verse by verse",
          description:
            "Any passage in the King James, American Standard and World English Bibles side by side, with the differences of wording and the related verses of each verse.",
          keywords: "compare Bible translations, parallel Bible, cross references, related verses, KJV, ASV, WEB",
        },
        es: {
          title: "Comparar traducciones de la Biblia, versículo por versículo",
          description:
            "Cualquier pasaje en hasta tres traducciones, una junto a otra, con las diferencias y los versículos relacionados.",
          keywords:
            "comparar traducciones de la Biblia, Biblia paralela, referencias cruzadas, versículos relacionados, Reina-Valera 1909",
        },
        pt: {
          title: "Comparar traduções da Bíblia, versículo por versículo",
          description:
            "Qualquer passagem em até três traduções, lado a lado, com as diferenças e os versículos relacionados.",
          keywords:
            "comparar traduções da Bíblia, Bíblia paralela, referências cruzadas, versículos relacionados, Bíblia Livre",
        },
        fr: {
          title: "Comparer les traductions de la Bible, verset par verset",
          description:
            "Un passage dans trois traductions au plus, côte à côte, avec les différences et les versets liés.",
          keywords:
            "comparer les traductions de la Bible, Bible parallèle, références croisées, versets liés, Louis Segond 1910",
        },
      },
    },
  },
} as const satisfies Feature;
