import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    trivia: {
      path: "/trivia-challenge",
      section: "/games-menu",
      hasFooter: false,
      texts: {
        en: {
          title: "Bible Trivia Challenge: fill in the missing word",
          description:
            "Ten verses, each with one word missing. Three levels, typing or multiple choice, one or two players, and an endless mode.",
          keywords: "Bible trivia, Bible quiz, missing word, fill in the blank, KJV verses",
        },
        es: {
          title: "Bible Trivia Challenge: completa la palabra que falta",
          description:
            "Diez versículos, a cada uno le falta una palabra. Tres niveles, escribiendo o eligiendo, uno o dos jugadores, y un modo sin fin. Los versículos están en inglés por ahora.",
          keywords: "preguntas de la Biblia, trivia bíblica, palabra que falta, juego bíblico, versículos",
        },
        pt: {
          title: "Bible Trivia Challenge: descubra a palavra que falta",
          description:
            "Dez versículos, cada um com uma palavra faltando. Três níveis, escrevendo ou escolhendo, um ou dois jogadores, e um modo sem fim. Por enquanto, os versículos estão em inglês.",
          keywords: "perguntas da Bíblia, quiz bíblico, palavra que falta, jogo bíblico, versículos",
        },
        fr: {
          title: "Bible Trivia Challenge : complétez le mot manquant",
          description:
            "Dix versets, à chacun il manque un mot. Trois niveaux, au clavier ou au choix, un ou deux joueurs, et un mode sans fin. Les versets sont en anglais pour l’instant.",
          keywords: "quiz biblique, questions sur la Bible, mot manquant, jeu biblique, versets",
        },
      },
    },
  },
} as const satisfies Feature;
