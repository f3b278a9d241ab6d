import { goldLine, line, shape } from "#domain/pictures/strokes.ts";
import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    bibleCrosswordSearch: {
      path: "/bible-crossword-search",
      texts: {
        en: {
          title: "Bible Crossword Search: hidden words of the Bible",
          description:
            "Find the fruits of the Spirit, the disciples of Jesus and Bible words in a square of letters, each with a hint and its verse.",
          keywords: "Bible word search, Bible crossword, fruits of the Spirit, disciples of Jesus",
        },
        es: {
          title: "Sopa de letras bíblica: palabras escondidas",
          description:
            "Encuentra los frutos del Espíritu, los discípulos de Jesús y palabras de la Biblia en un cuadro de letras, cada una con una pista y su versículo.",
          keywords: "sopa de letras bíblica, palabras de la Biblia, frutos del Espíritu, discípulos de Jesús",
        },
        pt: {
          title: "Caça-palavras bíblico: palavras escondidas",
          description:
            "Encontre os frutos do Espírito, os discípulos de Jesus e palavras da Bíblia em um quadro de letras, cada palavra com uma dica e o seu versículo. Por enquanto, as palavras estão em inglês.",
          keywords: "caça-palavras bíblico, palavras da Bíblia, frutos do Espírito, discípulos de Jesus",
        },
        fr: {
          title: "Mots cachés de la Bible : une grille, des listes",
          description:
            "Trouvez les fruits de l’Esprit, les disciples de Jésus et des mots de la Bible dans une grille de lettres, chacun avec un indice et son verset. Les mots sont en anglais pour l’instant.",
          keywords: "mots cachés bibliques, mots de la Bible, fruits de l’Esprit, disciples de Jésus",
        },
      },
    },
  },
  game: {
    id: "bible-crossword-search",
    title: {
      en: "Bible Crossword Search",
      es: "Sopa de letras bíblica",
      pt: "Caça-palavras bíblico",
      fr: "Mots cachés de la Bible",
    },
    shortTitle: { en: "Crossword Search", es: "Sopa de letras", pt: "Caça-palavras", fr: "Mots cachés" },
    ownTextsIn: ["es"],
    difficulty: "Medium",
    category: { en: "Words", es: "Palabras", pt: "Palavras", fr: "Mots" },
    description: {
      en: "Fruits of the Spirit, disciples and Bible words, hidden in a grid.",
      es: "Frutos del Espíritu, discípulos y palabras de la Biblia, escondidos en una cuadrícula.",
      pt: "Frutos do Espírito, discípulos e palavras da Bíblia, escondidos em um quadro de letras.",
      fr: "Fruits de l’Esprit, disciples et mots de la Bible, cachés dans une grille.",
    },
    drawing: [
      shape("M15 26h34v34H15z"),
      line("M23.5 26v34M32 26v34M40.5 26v34M15 34.5h34M15 43h34M15 51.5h34"),
      line(
        "M18 41l1.5-4.5L21 41M25.8 41v-4.5l1.7 2.6 1.7-2.6V41M37 36.5h-2.3V41H37M34.7 38.7h1.7M43.3 41v-4.5l2.6 4.5v-4.5",
      ),
      goldLine("M16.5 34.8h31v8h-31z"),
    ],
    tint: "hl-grey",
    storedKey: "gbh_game_bible_crossword_search",
    hasDailyBoard: true,
    victoryParts: 4,
    badges: [
      {
        from: 100,
        name: { en: "Bible Scholar", es: "Erudición bíblica", pt: "Conhecimento bíblico", fr: "Érudition biblique" },
        emoji: "🎓",
      },
      {
        from: 80,
        name: { en: "Word Finder", es: "Buscapalabras", pt: "Caça-palavras", fr: "Chasse aux mots" },
        emoji: "🔍",
      },
      {
        from: 60,
        name: { en: "Seeker", es: "En búsqueda", pt: "Em busca", fr: "En quête" },
        emoji: "🕯️",
      },
      {
        from: 0,
        name: { en: "Beginner", es: "Primeros pasos", pt: "Primeiros passos", fr: "Premiers pas" },
        emoji: "🌱",
      },
    ],
  },
} as const satisfies Feature;
