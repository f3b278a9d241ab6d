import { goldDot, goldLine, line, shape } from "#domain/pictures/strokes.ts";
import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    trivia: {
      path: "/trivia-challenge",
      texts: {
        en: {
          title: "Bible Trivia Challenge: fill in the missing word",
          description:
            "Ten verses, each with one word missing. Three levels, typing or multiple choice, one or two players, and an endless mode.",
          keywords: "Bible trivia, Bible quiz, missing word, fill in the blank, KJV verses",
        },
        es: {
          title: "Desafío bíblico: completa la palabra que falta",
          description:
            "Diez versículos, a cada uno le falta una palabra. Tres niveles, escribiendo o eligiendo, uno o dos jugadores, y un modo sin fin.",
          keywords: "preguntas de la Biblia, trivia bíblica, palabra que falta, juego bíblico, versículos",
        },
        pt: {
          title: "Desafio bíblico: descubra a palavra que falta",
          description:
            "Dez versículos, cada um com uma palavra faltando. Três níveis, escrevendo ou escolhendo, um ou dois jogadores, e um modo sem fim. Por enquanto, os versículos estão em inglês.",
          keywords: "perguntas da Bíblia, quiz bíblico, palavra que falta, jogo bíblico, versículos",
        },
        fr: {
          title: "Défi biblique : complétez le mot manquant",
          description:
            "Dix versets, à chacun il manque un mot. Trois niveaux, au clavier ou au choix, un ou deux joueurs, et un mode sans fin. Les versets sont en anglais pour l’instant.",
          keywords: "quiz biblique, questions sur la Bible, mot manquant, jeu biblique, versets",
        },
      },
    },
  },
  stores: {
    gbh_trivia_asked: {
      en: "Which questions you were asked, so that none comes back too soon",
      es: "Qué preguntas se te hicieron, para que ninguna vuelva demasiado pronto",
      pt: "Quais perguntas foram feitas a você, para que nenhuma volte cedo demais",
      fr: "Quelles questions vous ont été posées, pour qu’aucune ne revienne trop tôt",
    },
    gbh_trivia_asked_verses: {
      en: "Which verses endless games asked you, so that none comes back too soon",
      es: "Qué versículos te preguntaron los juegos sin fin, para que ninguno vuelva demasiado pronto",
      pt: "Quais versículos os jogos sem fim perguntaram a você, para que nenhum volte cedo demais",
      fr: "Quels versets les jeux sans fin vous ont demandés, pour qu’aucun ne revienne trop tôt",
    },
  },
  game: {
    id: "trivia-challenge",
    title: { en: "Bible Trivia Challenge", es: "Desafío bíblico", pt: "Desafio bíblico", fr: "Défi biblique" },
    shortTitle: { en: "Trivia Challenge", es: "Desafío bíblico", pt: "Desafio bíblico", fr: "Défi biblique" },
    ownTextsIn: ["es"],
    difficulty: "All Levels",
    category: { en: "Trivia", es: "Preguntas", pt: "Perguntas", fr: "Questions" },
    description: {
      en: "Fill the missing word before the ring runs out.",
      es: "Completa la palabra que falta antes de que se cierre el círculo.",
      pt: "Descubra a palavra que falta antes que o círculo se esvazie.",
      fr: "Complétez le mot manquant avant que l’anneau ne soit vide.",
    },
    drawing: [
      shape("M32 40c-4.5-3-9.5-3.5-15-3.5V58c5.5 0 10.5.6 15 3.5 4.5-2.9 9.5-3.5 15-3.5V36.5c-5.5 0-10.5.5-15 3.5z"),
      line("M32 40v21.5"),
      goldLine("M27.6 21.3a4.6 4.6 0 1 1 6.8 4.1c-1.5.8-2.3 1.7-2.3 3.3"),
      goldDot(32, 33, 1.4),
    ],
    tint: "accent-wash",
    storedKey: "gbh_game_trivia",
    hasDailyBoard: true,
    victoryParts: 10,
    badges: [
      {
        from: 100,
        name: { en: "Perfect Scholar", es: "Experto bíblico", pt: "Saber bíblico", fr: "Sans-faute" },
        emoji: "🏆",
      },
      {
        from: 80,
        name: {
          en: "Bible Expert",
          es: "Especialista en la Biblia",
          pt: "Especialista em Bíblia",
          fr: "Spécialiste de la Bible",
        },
        emoji: "🥈",
      },
      {
        from: 60,
        name: {
          en: "Scripture Student",
          es: "Estudiante de la Escritura",
          pt: "Estudante da Escritura",
          fr: "Élève de l’Écriture",
        },
        emoji: "🥉",
      },
      {
        from: 40,
        name: { en: "Faithful Learner", es: "Aprendiz fiel", pt: "Aprendiz fiel", fr: "Fidèle à l’étude" },
        emoji: "📖",
      },
      {
        from: 0,
        name: {
          en: "Bible Explorer",
          es: "Explorando la Biblia",
          pt: "Explorando a Bíblia",
          fr: "En chemin dans la Bible",
        },
        emoji: "🧭",
      },
    ],
  },
} as const satisfies Feature;
