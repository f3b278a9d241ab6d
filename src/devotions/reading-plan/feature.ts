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
            "Una lectura del Antiguo Testamento y una del Nuevo para cada día del año, con una oración. Empieza hoy, ponte al día y mira tu año.",
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
  stores: {
    "bible-reading-stats": {
      en: "Reading plan: the days you read",
      es: "Plan de lectura: los días que leíste",
      pt: "Plano de leitura: os dias em que você leu",
      fr: "Plan de lecture : les jours que vous avez lus",
    },
    "gbh_whole-bible-stats": {
      en: "Whole Bible plan: the days you read",
      es: "Plan de toda la Biblia: los días que leíste",
      pt: "Plano da Bíblia toda: os dias em que você leu",
      fr: "Plan « Toute la Bible » : les jours que vous avez lus",
    },
    "gbh_reading-plan": {
      en: "Which plan you read, and since when",
      es: "Qué plan lees, y desde cuándo",
      pt: "Qual plano você lê, e desde quando",
      fr: "Quel plan vous lisez, et depuis quand",
    },
    "gbh_reading-archive": {
      en: "Years of reading that you put away",
      es: "Los años de lectura que archivaste",
      pt: "Anos de leitura que você arquivou",
      fr: "Les années de lecture que vous avez archivées",
    },
  },
} as const satisfies Feature;
