import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    wisdomNuggets: {
      path: "/wisdom-nuggets",
      section: "/games-menu",
      hasFooter: false,
      texts: {
        en: {
          title: "Wisdom Nuggets: complete the parables of Jesus",
          description:
            "Eight parables of Jesus with a word missing, and a bank of words to complete them from. No time limit.",
          keywords: "parables of Jesus, Bible fill in the blank, parable game",
        },
        es: {
          title: "Wisdom Nuggets: completa las parábolas de Jesús",
          description:
            "Ocho parábolas de Jesús a las que les falta una palabra, y un banco de palabras para completarlas. Sin límite de tiempo. Los textos están en inglés.",
          keywords: "parábolas de Jesús, completar versículos, juego de parábolas",
        },
        pt: {
          title: "Wisdom Nuggets: complete as parábolas de Jesus",
          description:
            "Oito parábolas de Jesus em que falta uma palavra, e um banco de palavras para completá-las. Sem limite de tempo. Os textos estão em inglês.",
          keywords: "parábolas de Jesus, completar versículos, jogo de parábolas",
        },
        fr: {
          title: "Wisdom Nuggets : complétez les paraboles de Jésus",
          description:
            "Huit paraboles de Jésus où il manque un mot, et une réserve de mots pour les compléter. Sans limite de temps. Les textes sont en anglais pour l’instant.",
          keywords: "paraboles de Jésus, compléter les versets, jeu des paraboles",
        },
      },
    },
  },
} as const satisfies Feature;
