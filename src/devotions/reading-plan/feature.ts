import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    readingPlan: {
      path: "/reading-plan",
      texts: {
        en: {
          title: "1 Year Reading Plan, or the whole Bible in a year",
          description:
            "A reading from the Old and one from the New Testament for every day of the year, with a prayer. Start today, catch up, and see your year.",
          keywords: "Bible reading plan, Bible in a year, one year Bible, daily Bible reading, whole Bible",
        },
        es: {
          title: "Plan de lectura de un año, o de toda la Biblia",
          description:
            "Una lectura del Antiguo Testamento y una del Nuevo para cada día del año, con una oración. Empieza hoy, ponte al día y mira tu año. Los textos de cada día, en inglés por ahora.",
          keywords: "plan de lectura de la Biblia, la Biblia en un año, leer la Biblia cada día, toda la Biblia",
        },
        pt: {
          title: "Plano de leitura de um ano, ou da Bíblia toda",
          description:
            "Uma leitura do Antigo Testamento e uma do Novo para cada dia do ano, com uma oração. Comece hoje, ponha em dia e veja o seu ano. Os textos de cada dia, em inglês por enquanto.",
          keywords: "plano de leitura da Bíblia, a Bíblia em um ano, ler a Bíblia todo dia, a Bíblia toda",
        },
        fr: {
          title: "Plan de lecture d’un an, ou toute la Bible en un an",
          description:
            "Une lecture de l’Ancien Testament et une du Nouveau pour chaque jour de l’année, avec une prière. Commencez aujourd’hui, rattrapez, voyez votre année. Les textes du jour sont en anglais pour l’instant.",
          keywords: "plan de lecture de la Bible, la Bible en un an, lire la Bible chaque jour, toute la Bible",
        },
      },
    },
  },
  navigation: {
    label: { en: "1 Year Reading Plan", es: "Plan de lectura", pt: "Plano de leitura", fr: "Plan de lecture d’un an" },
    icon: "plan",
    more: 1,
  },
} as const satisfies Feature;
