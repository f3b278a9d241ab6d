import { goldLine, shape } from "#domain/pictures/strokes.ts";
import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    wallOfJericho: {
      path: "/wall-of-jericho",
      texts: {
        en: {
          title: "Wall of Jericho: a Bible memory game",
          description:
            "Twenty stones hide ten pairs of verses. Remember where they lie and bring the wall down, with a clock or without.",
          keywords: "Bible memory game, Wall of Jericho, Bible matching game, verse pairs",
        },
        es: {
          title: "Muro de Jericó: un juego de memoria bíblico",
          description:
            "Veinte piedras esconden diez parejas de versículos. Recuerda dónde están y derriba el muro, con tiempo o sin él.",
          keywords: "juego de memoria bíblico, muro de Jericó, juego de parejas de la Biblia, versículos",
        },
        pt: {
          title: "Muro de Jericó: um jogo da memória bíblico",
          description:
            "Vinte pedras escondem dez pares de versículos. Lembre onde estão e derrube o muro, com ou sem tempo. Por enquanto, os versículos estão em inglês.",
          keywords: "jogo da memória bíblico, muro de Jericó, jogo de pares da Bíblia, versículos",
        },
        fr: {
          title: "Le mur de Jéricho : un jeu de mémoire biblique",
          description:
            "Vingt pierres cachent dix paires de versets. Retenez où elles se trouvent et faites tomber le mur, avec ou sans chronomètre. Les versets sont en anglais pour l’instant.",
          keywords: "jeu de mémoire biblique, mur de Jéricho, jeu de paires biblique, versets",
        },
      },
    },
  },
  game: {
    id: "wall-of-jericho",
    title: { en: "Wall of Jericho", es: "Muro de Jericó", pt: "Muro de Jericó", fr: "Le mur de Jéricho" },
    shortTitle: { en: "Wall of Jericho", es: "Muro de Jericó", pt: "Muro de Jericó", fr: "Mur de Jéricho" },
    difficulty: "Medium",
    category: { en: "Memory", es: "Memoria", pt: "Memória", fr: "Mémoire" },
    description: {
      en: "Find the matching verses and bring the wall down.",
      es: "Encuentra los versículos que van juntos y derriba el muro.",
      pt: "Encontre os versículos que combinam e derrube o muro.",
      fr: "Trouvez les versets qui vont ensemble et faites tomber le mur.",
    },
    drawing: [
      shape(
        "M14 42h13v8H14zM27 42h4l3 8h-7zM14 50h6v8h-6zM20 50h12l-2 8H20zM14 58h14l2 8H14zM42 46h8v6h-9zM39 56h11v10H37z",
      ),
      goldLine("M35 40l-3.5 6 4 5-3.5 6 2 8"),
      shape("M16 27c9 1 16-2 22-7l5-5c3 3 4.5 6 5 9.5-5 .5-8-.5-11-.5-7 2.5-14 5-21 5z"),
      goldLine("M47 11.5l1.5-2M51.5 17l2.5-.6"),
    ],
    tint: "stone-1",
    storedKey: "gbh_game_wall_of_jericho",
    hasDailyBoard: true,
    victoryParts: 20,
    badges: [
      {
        from: 100,
        name: { en: "Wall Conqueror", es: "Conquistador del muro", pt: "Conquista do muro", fr: "Conquête du mur" },
        emoji: "🏆",
      },
      {
        from: 75,
        name: { en: "Wall Breaker", es: "Rompemuros", pt: "Quebra-muros", fr: "Brise-mur" },
        emoji: "🎺",
      },
      {
        from: 50,
        name: { en: "Scripture Matcher", es: "Versículos en pareja", pt: "Versículos em par", fr: "Versets réunis" },
        emoji: "📖",
      },
      {
        from: 0,
        name: {
          en: "Memory Seeker",
          es: "En busca de la memoria",
          pt: "Em busca da memória",
          fr: "En quête de mémoire",
        },
        emoji: "🔎",
      },
    ],
    extraBadge: {
      name: { en: "Jericho Master", es: "Maestría de Jericó", pt: "Maestria de Jericó", fr: "Maîtrise de Jéricho" },
      emoji: "👑",
    },
  },
} as const satisfies Feature;
