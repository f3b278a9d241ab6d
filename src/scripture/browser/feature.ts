import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    bookBrowser: {
      path: "/search",
      texts: {
        en: {
          title: "Browse Scripture: the books of the Bible",
          description: "All 66 books of the Old and New Testament with their chapters: choose one and read.",
          keywords: "books of the Bible, Old Testament, New Testament, Bible chapters",
        },
        es: {
          title: "Explora la Biblia: todos sus libros",
          description: "Los 66 libros del Antiguo y del Nuevo Testamento con sus capítulos: elige uno y lee.",
          keywords: "libros de la Biblia, Antiguo Testamento, Nuevo Testamento, capítulos de la Biblia",
        },
        pt: {
          title: "Explore a Bíblia: todos os livros",
          description: "Os 66 livros do Antigo e do Novo Testamento com seus capítulos: escolha um e leia.",
          keywords: "livros da Bíblia, Antigo Testamento, Novo Testamento, capítulos da Bíblia",
        },
        fr: {
          title: "Parcourir la Bible : tous ses livres",
          description: "Les 66 livres de l’Ancien et du Nouveau Testament avec leurs chapitres : choisissez et lisez.",
          keywords: "livres de la Bible, Ancien Testament, Nouveau Testament, chapitres de la Bible",
        },
      },
    },
  },
  navigation: {
    label: { en: "Bibles", es: "Biblias", pt: "Bíblias", fr: "Bibles" },
    icon: "bible",
    header: 1,
    isInDrawer: true,
  },
} as const satisfies Feature;
