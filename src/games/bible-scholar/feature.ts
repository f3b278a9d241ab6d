import { gold, line, shape } from "#domain/pictures/strokes.ts";
import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    bibleScholar: {
      path: "/bible-scholar",
      texts: {
        en: {
          title: "Bible Scholar: the books of the Bible in order",
          description:
            "Pick the books of the New Testament, the Old Testament or the whole Bible in their order, against the clock or without one.",
          keywords: "books of the Bible in order, Bible books game, Old Testament books, New Testament books",
        },
        es: {
          title: "Los libros en orden: del Génesis al Apocalipsis",
          description:
            "Elige en orden los libros del Nuevo Testamento, del Antiguo o de toda la Biblia, con tiempo o sin él.",
          keywords:
            "libros de la Biblia en orden, juego de los libros de la Biblia, Antiguo Testamento, Nuevo Testamento",
        },
        pt: {
          title: "Os livros em ordem: do Gênesis ao Apocalipse",
          description:
            "Escolha em ordem os livros do Novo Testamento, do Antigo ou de toda a Bíblia, com ou sem tempo.",
          keywords: "livros da Bíblia em ordem, jogo dos livros da Bíblia, Antigo Testamento, Novo Testamento",
        },
        fr: {
          title: "Les livres dans l’ordre : de la Genèse à l’Apocalypse",
          description:
            "Choisissez dans l’ordre les livres du Nouveau Testament, de l’Ancien ou de toute la Bible, avec ou sans chronomètre.",
          keywords: "livres de la Bible dans l’ordre, jeu des livres de la Bible, Ancien Testament, Nouveau Testament",
        },
      },
    },
  },
  game: {
    id: "bible-scholar",
    title: { en: "Bible Scholar", es: "Los libros en orden", pt: "Os livros em ordem", fr: "Les livres dans l’ordre" },
    shortTitle: { en: "Bible Scholar", es: "Libros en orden", pt: "Livros em ordem", fr: "Livres dans l’ordre" },
    difficulty: "Hard",
    category: { en: "Knowledge", es: "Conocimiento", pt: "Conhecimento", fr: "Savoir" },
    description: {
      en: "Put the books of the Bible in their order.",
      es: "Pon en orden los libros de la Biblia.",
      pt: "Ponha em ordem os livros da Bíblia.",
      fr: "Remettez les livres de la Bible dans l’ordre.",
    },
    drawing: [
      shape("M15 31h8v34h-8zM23 27h7v38h-7zM37 35l7-1.5 6 30-7 1.5z"),
      gold("M30 30.5h7V65h-7z"),
      line("M15 36.5h8M15 59.5h8M23 32.5h7M13 65.2h38M38.3 41.2l6.9-1.4"),
    ],
    tint: "hl-pink",
    storedKey: "gbh_game_scholar",
    hasDailyBoard: true,
    victoryParts: 12,
    badges: [
      {
        from: 100,
        name: { en: "Bible Scholar Master", es: "Maestría bíblica", pt: "Maestria bíblica", fr: "Maîtrise biblique" },
        emoji: "🎓",
      },
      {
        from: 75,
        name: {
          en: "Scripture Organizer",
          es: "Estante en orden",
          pt: "Estante em ordem",
          fr: "Bibliothèque en ordre",
        },
        emoji: "📚",
      },
      {
        from: 50,
        name: {
          en: "Book Learner",
          es: "Aprendiz de los libros",
          pt: "Aprendiz dos livros",
          fr: "À l’école des livres",
        },
        emoji: "📖",
      },
      {
        from: 0,
        name: {
          en: "Bible Student",
          es: "Estudiante de la Biblia",
          pt: "Estudante da Bíblia",
          fr: "Élève de la Bible",
        },
        emoji: "✏️",
      },
    ],
  },
} as const satisfies Feature;
