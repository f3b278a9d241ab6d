import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    wallOfJericho: {
      path: "/wall-of-jericho",
      section: "/games-menu",
      hasFooter: false,
      texts: {
        en: {
          title: "Wall of Jericho: a Bible memory game",
          description:
            "Twenty stones hide ten pairs of verses. Remember where they lie and bring the wall down, with a clock or without.",
          keywords: "Bible memory game, Wall of Jericho, Bible matching game, verse pairs",
        },
        es: {
          title: "Wall of Jericho: un juego de memoria bíblico",
          description:
            "Veinte piedras esconden diez parejas de versículos. Recuerda dónde están y derriba el muro, con reloj o sin él. Los versículos están en inglés por ahora.",
          keywords: "juego de memoria bíblico, muro de Jericó, juego de parejas de la Biblia, versículos",
        },
        pt: {
          title: "Wall of Jericho: um jogo da memória bíblico",
          description:
            "Vinte pedras escondem dez pares de versículos. Lembre onde estão e derrube o muro, com relógio ou sem. Por enquanto, os versículos estão em inglês.",
          keywords: "jogo da memória bíblico, muro de Jericó, jogo de pares da Bíblia, versículos",
        },
        fr: {
          title: "Wall of Jericho : un jeu de mémoire biblique",
          description:
            "Vingt pierres cachent dix paires de versets. Retenez où elles se trouvent et faites tomber le mur, avec ou sans chronomètre. Les versets sont en anglais pour l’instant.",
          keywords: "jeu de mémoire biblique, mur de Jéricho, jeu de paires biblique, versets",
        },
      },
    },
  },
} as const satisfies Feature;
