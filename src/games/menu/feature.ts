import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    gamesMenu: {
      path: "/games-menu",
      texts: {
        en: {
          title: "Bible Games Collection",
          description:
            "Bible games: missing words, a wall of verses, a word search, names of God, parables, the books in order. Free, with or without a clock.",
          keywords: "Bible games, Bible quiz, Bible trivia, Christian games, daily Bible puzzle",
        },
        es: {
          title: "Juegos de la Biblia",
          description:
            "Juegos bíblicos: palabras que faltan, un muro de versículos, una sopa de letras, nombres de Dios, parábolas, los libros en orden. Gratis y en español.",
          keywords: "juegos bíblicos, preguntas de la Biblia, juegos cristianos",
        },
        pt: {
          title: "Jogos da Bíblia",
          description:
            "Jogos bíblicos: palavras que faltam, um muro de versículos, um caça-palavras, nomes de Deus, parábolas, os livros em ordem. De graça; por enquanto, os versículos estão em inglês.",
          keywords: "jogos bíblicos, perguntas da Bíblia, jogos cristãos",
        },
        fr: {
          title: "Jeux bibliques",
          description:
            "Jeux bibliques : mots manquants, un mur de versets, des mots cachés, les noms de Dieu, les paraboles, les livres dans l’ordre. Gratuits ; les versets sont en anglais pour l’instant.",
          keywords: "jeux bibliques, quiz biblique, jeux chrétiens",
        },
      },
    },
  },
  navigation: {
    label: { en: "Games", es: "Juegos", pt: "Jogos", fr: "Jeux" },
    icon: "games",
    hasNewBadge: true,
    header: 2,
    tabBar: 3,
  },
} as const satisfies Feature;
