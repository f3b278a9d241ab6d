import { goldLine, shape } from "#domain/pictures/strokes.ts";
import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    playNPray: {
      path: "/play-n-pray",
      texts: {
        en: {
          title: "Play N Pray: twenty names of God",
          description:
            "Twenty cards, each with a name by which God is called in the Bible and a short prayer. Three minutes, or as long as you like.",
          keywords: "names of God, Bible prayer game, short prayers, Jehovah-jireh, El Shaddai",
        },
        es: {
          title: "Juega y ora: veinte nombres de Dios",
          description:
            "Veinte cartas, cada una con un nombre con el que la Biblia llama a Dios y una oración corta. Tres minutos, o el tiempo que quieras.",
          keywords: "nombres de Dios, juego de oración, oraciones cortas, El Shaddai",
        },
        pt: {
          title: "Jogue e ore: vinte nomes de Deus",
          description:
            "Vinte cartas, cada uma com um nome pelo qual a Bíblia chama Deus e uma oração curta. Três minutos, ou o tempo que você quiser. Os textos estão em inglês.",
          keywords: "nomes de Deus, jogo de oração, orações curtas, El Shaddai",
        },
        fr: {
          title: "Jouez et priez : vingt noms de Dieu",
          description:
            "Vingt cartes, chacune avec un nom que la Bible donne à Dieu et une courte prière. Trois minutes, ou le temps qu’il vous faut. Les textes sont en anglais pour l’instant.",
          keywords: "noms de Dieu, jeu de prière, courtes prières, El Shaddai",
        },
      },
    },
  },
  game: {
    id: "play-n-pray",
    title: { en: "Play N Pray", es: "Juega y ora", pt: "Jogue e ore", fr: "Jouez et priez" },
    difficulty: "Easy",
    category: { en: "Prayer", es: "Oración", pt: "Oração", fr: "Prière" },
    description: {
      en: "Twenty names of God, each with a prayer. Three minutes.",
      es: "Veinte nombres de Dios, cada uno con una oración. Tres minutos.",
      pt: "Vinte nomes de Deus, cada um com uma oração. Três minutos.",
      fr: "Vingt noms de Dieu, chacun avec une prière. Trois minutes.",
    },
    drawing: [
      shape("M32 27c-1.4-3.6-4.8-3.1-5.5 0L21.5 44 12 53.5l9.5 10.5L32 54.5z"),
      shape("M32 27c1.4-3.6 4.8-3.1 5.5 0l5 17 9.5 9.5L42.5 64 32 54.5z"),
      goldLine("M32 18v-5.5M22.5 20.5l-3-4.3M41.5 20.5l3-4.3"),
    ],
    tint: "hl-orange",
    storedKey: "gbh_game_play_n_pray",
    hasDailyBoard: false,
    victoryParts: 20,
    badges: [
      // 'faith Explorer' is spelled so on purpose.
      {
        from: 100,
        name: { en: "Prayer Warrior", es: "Corazón de oración", pt: "Coração de oração", fr: "Cœur de prière" },
        emoji: "🙏",
      },
      {
        from: 75,
        name: { en: "God Seeker", es: "Sed de Dios", pt: "Sede de Deus", fr: "Soif de Dieu" },
        emoji: "🕊️",
      },
      {
        from: 50,
        name: { en: "faith Explorer", es: "Caminante de la fe", pt: "Caminhante da fé", fr: "Sur le chemin de la foi" },
        emoji: "🧭",
      },
      {
        from: 0,
        name: { en: "Prayer Beginner", es: "Primeras oraciones", pt: "Primeiras orações", fr: "Premières prières" },
        emoji: "🌱",
      },
    ],
  },
} as const satisfies Feature;
