import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    playNPray: {
      path: "/play-n-pray",
      section: "/games-menu",
      hasFooter: false,
      texts: {
        en: {
          title: "Play N Pray: twenty names of God",
          description:
            "Twenty cards, each with a name by which God is called in the Bible and a short prayer. Three minutes, or as long as you like.",
          keywords: "names of God, Bible prayer game, short prayers, Jehovah-jireh, El Shaddai",
        },
        es: {
          title: "Play N Pray: veinte nombres de Dios",
          description:
            "Veinte cartas, cada una con un nombre con el que la Biblia llama a Dios y una oración corta. Tres minutos, o el tiempo que quieras. Los textos están en inglés.",
          keywords: "nombres de Dios, juego de oración, oraciones cortas, El Shaddai",
        },
        pt: {
          title: "Play N Pray: vinte nomes de Deus",
          description:
            "Vinte cartas, cada uma com um nome pelo qual a Bíblia chama Deus e uma oração curta. Três minutos, ou o tempo que você quiser. Os textos estão em inglês.",
          keywords: "nomes de Deus, jogo de oração, orações curtas, El Shaddai",
        },
        fr: {
          title: "Play N Pray : vingt noms de Dieu",
          description:
            "Vingt cartes, chacune avec un nom que la Bible donne à Dieu et une courte prière. Trois minutes, ou le temps qu’il vous faut. Les textes sont en anglais pour l’instant.",
          keywords: "noms de Dieu, jeu de prière, courtes prières, El Shaddai",
        },
      },
    },
  },
} as const satisfies Feature;
