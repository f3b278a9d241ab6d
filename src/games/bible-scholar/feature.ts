import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    bibleScholar: {
      path: "/bible-scholar",
      section: "/games-menu",
      hasFooter: false,
      texts: {
        en: {
          title: "Bible Scholar: the books of the Bible in order",
          description:
            "Pick the books of the New Testament, the Old Testament or the whole Bible in their order, against the clock or without one.",
          keywords: "books of the Bible in order, Bible books game, Old Testament books, New Testament books",
        },
        es: {
          title: "Bible Scholar: los libros de la Biblia en orden",
          description:
            "Elige en orden los libros del Nuevo Testamento, del Antiguo o de toda la Biblia, con reloj o sin él.",
          keywords:
            "libros de la Biblia en orden, juego de los libros de la Biblia, Antiguo Testamento, Nuevo Testamento",
        },
        pt: {
          title: "Bible Scholar: os livros da Bíblia em ordem",
          description:
            "Escolha em ordem os livros do Novo Testamento, do Antigo ou de toda a Bíblia, com relógio ou sem.",
          keywords: "livros da Bíblia em ordem, jogo dos livros da Bíblia, Antigo Testamento, Novo Testamento",
        },
        fr: {
          title: "Bible Scholar : les livres de la Bible dans l’ordre",
          description:
            "Choisissez dans l’ordre les livres du Nouveau Testament, de l’Ancien ou de toute la Bible, avec ou sans chronomètre.",
          keywords: "livres de la Bible dans l’ordre, jeu des livres de la Bible, Ancien Testament, Nouveau Testament",
        },
      },
    },
  },
} as const satisfies Feature;
