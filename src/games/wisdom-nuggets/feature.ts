import { goldDot, line, shape } from "#domain/pictures/strokes.ts";
import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    wisdomNuggets: {
      path: "/wisdom-nuggets",
      texts: {
        en: {
          title: "Wisdom Nuggets: complete the parables of Jesus",
          description:
            "Eight parables of Jesus with a word missing, and a bank of words to complete them from. No time limit.",
          keywords: "parables of Jesus, Bible fill in the blank, parable game",
        },
        es: {
          title: "Perlas de sabiduría: completa las parábolas de Jesús",
          description:
            "Ocho parábolas de Jesús a las que les falta una palabra, y un banco de palabras para completarlas. Sin límite de tiempo.",
          keywords: "parábolas de Jesús, completar versículos, juego de parábolas",
        },
        pt: {
          title: "Pérolas de sabedoria: complete as parábolas de Jesus",
          description:
            "Oito parábolas de Jesus em que falta uma palavra, e um banco de palavras para completá-las. Sem limite de tempo. Os textos estão em inglês.",
          keywords: "parábolas de Jesus, completar versículos, jogo de parábolas",
        },
        fr: {
          title: "Perles de sagesse : complétez les paraboles de Jésus",
          description:
            "Huit paraboles de Jésus où il manque un mot, et une réserve de mots pour les compléter. Sans limite de temps. Les textes sont en anglais pour l’instant.",
          keywords: "paraboles de Jésus, compléter les versets, jeu des paraboles",
        },
      },
    },
  },
  game: {
    id: "wisdom-nuggets",
    title: { en: "Wisdom Nuggets", es: "Perlas de sabiduría", pt: "Pérolas de sabedoria", fr: "Perles de sagesse" },
    ownTextsIn: ["es"],
    difficulty: "All Levels",
    category: { en: "Parables", es: "Parábolas", pt: "Parábolas", fr: "Paraboles" },
    description: {
      en: "Complete the parables from a bank of words. No time limit.",
      es: "Completa las parábolas con un banco de palabras. Sin límite de tiempo.",
      pt: "Complete as parábolas com um banco de palavras. Sem limite de tempo.",
      fr: "Complétez les paraboles avec une réserve de mots. Sans limite de temps.",
    },
    drawing: [
      line("M32 65V35"),
      shape(
        "M32 51c-8 0-12.5-3.5-13.5-10.5 8 0 12.5 3.3 13.5 10.5zM32 44c8 0 12.5-3.5 13.5-10.5-8 0-12.5 3.3-13.5 10.5zM32 35c-4-3.6-5-8.5-2-14.5 4.6 3.7 5.6 9.5 2 14.5z",
      ),
      line("M16 65h32"),
      goldDot(24, 61, 2.2),
      goldDot(40, 61.5, 1.8),
      goldDot(42, 24, 2),
    ],
    tint: "success-wash",
    storedKey: "gbh_game_wisdom_nuggets",
    hasDailyBoard: true,
    victoryParts: 8,
    badges: [
      {
        from: 100,
        name: { en: "Wisdom Master", es: "Gran sabiduría", pt: "Grande sabedoria", fr: "Grande sagesse" },
        emoji: "🦉",
      },
      {
        from: 75,
        name: { en: "Parable Scholar", es: "Saber de parábolas", pt: "Saber de parábolas", fr: "Savoir des paraboles" },
        emoji: "📜",
      },
      {
        from: 50,
        name: { en: "Truth Seeker", es: "En busca de la verdad", pt: "Em busca da verdade", fr: "En quête de vérité" },
        emoji: "🌿",
      },
      {
        from: 0,
        name: {
          en: "Wisdom Beginner",
          es: "Principio de la sabiduría",
          pt: "Princípio da sabedoria",
          fr: "Début de la sagesse",
        },
        emoji: "🌱",
      },
    ],
  },
} as const satisfies Feature;
