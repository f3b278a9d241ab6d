import { gold, line, shape } from "#domain/pictures/strokes.ts";
import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    tapToReveal: {
      path: "/tap-to-reveal",
      texts: {
        en: {
          title: "Tap to Reveal: find the book, chapter and verse",
          description:
            "Ten verses of the Bible. Choose the book, the chapter and the verse of each, with a hint if you need one.",
          keywords: "Bible verse game, guess the verse, Bible reference quiz",
        },
        es: {
          title: "Toca y descubre: encuentra el libro, el capítulo y el versículo",
          description:
            "Diez versículos de la Biblia. Elige el libro, el capítulo y el versículo de cada uno, con una pista si la necesitas.",
          keywords: "juego de versículos de la Biblia, adivina el versículo, citas bíblicas",
        },
        pt: {
          title: "Toque e descubra: encontre o livro, o capítulo e o versículo",
          description:
            "Dez versículos da Bíblia. Escolha o livro, o capítulo e o versículo de cada um, com uma dica se precisar. Os textos estão em inglês.",
          keywords: "jogo de versículos da Bíblia, adivinhe o versículo, referências bíblicas",
        },
        fr: {
          title: "Touchez et découvrez : trouvez le livre, le chapitre et le verset",
          description:
            "Dix versets de la Bible. Choisissez pour chacun le livre, le chapitre et le verset, avec un indice au besoin. Les textes sont en anglais pour l’instant.",
          keywords: "jeu de versets bibliques, deviner le verset, références bibliques",
        },
      },
    },
    clickToReveal: {
      path: "/click-to-reveal",
      canonicalPath: "/tap-to-reveal",
      isUnlisted: true,
    },
  },
  game: {
    id: "tap-to-reveal",
    title: { en: "Tap to Reveal", es: "Toca y descubre", pt: "Toque e descubra", fr: "Touchez et découvrez" },
    ownTextsIn: ["es"],
    difficulty: "Easy",
    isNew: true,
    category: { en: "Scripture", es: "Escritura", pt: "Escritura", fr: "Versets" },
    description: {
      en: "Ten verses: choose the book, the chapter and the verse.",
      es: "Diez versículos: elige el libro, el capítulo y el versículo.",
      pt: "Dez versículos: escolha o livro, o capítulo e o versículo.",
      fr: "Dix versets : choisissez le livre, le chapitre et le verset.",
    },
    drawing: [
      line("M14 22h36"),
      gold("M32 29c4.2 4.7 6 8 6 11a6 6 0 0 1-12 0c0-3 1.8-6.3 6-11z"),
      line("M26 50h12M32 50v11M27 65c0-2.5 2-4 5-4s5 1.5 5 4z"),
      shape("M14 22h11c-.5 14-3.5 24-11 34zM50 22H39c.5 14 3.5 24 11 34z"),
      line("M18.5 22c0 9-1 17-4.5 24M45.5 22c0 9 1 17 4.5 24"),
    ],
    tint: "mark",
    storedKey: "gbh_game_reveal",
    hasDailyBoard: true,
    victoryParts: 2,
    badges: [
      {
        from: 100,
        name: {
          en: "Chapter and Verse",
          es: "Capítulo y versículo",
          pt: "Capítulo e versículo",
          fr: "Chapitre et verset",
        },
        emoji: "🕯️",
      },
      {
        from: 75,
        name: { en: "Well-Read", es: "Muchas lecturas", pt: "Muitas leituras", fr: "Bien des lectures" },
        emoji: "📚",
      },
      {
        from: 50,
        name: { en: "Page Turner", es: "Página tras página", pt: "Página após página", fr: "De page en page" },
        emoji: "📖",
      },
      {
        from: 0,
        name: { en: "First Reader", es: "Primera lectura", pt: "Primeira leitura", fr: "Première lecture" },
        emoji: "🌱",
      },
    ],
  },
} as const satisfies Feature;
