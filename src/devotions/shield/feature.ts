import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    shield: {
      path: "/daily-prayer-shield",
      texts: {
        en: {
          title: "Daily Prayer Shield",
          description:
            "A declaration, a word and a reading from Scripture for every day of the year, in turn from the Old and the New Testament.",
          keywords: "daily prayer, prayer shield, daily declaration, Bible verse of the day, daily scripture reading",
        },
        es: {
          title: "Escudo de oración diario",
          description:
            "Una declaración, una palabra y una lectura de la Biblia para cada día del año, por turno del Antiguo y del Nuevo Testamento.",
          keywords: "oración diaria, escudo de oración, declaración diaria, versículo del día, lectura bíblica diaria",
        },
        pt: {
          title: "Escudo de oração diário",
          description:
            "Uma declaração, uma palavra e uma leitura da Bíblia para cada dia do ano, alternando entre o Antigo e o Novo Testamento. Por enquanto, os textos estão em inglês.",
          keywords: "oração diária, escudo de oração, declaração diária, versículo do dia, leitura bíblica diária",
        },
        fr: {
          title: "Bouclier de prière du jour",
          description:
            "Une déclaration, une parole et une lecture de la Bible pour chaque jour de l’année, tour à tour de l’Ancien et du Nouveau Testament. Pour l’instant, les textes sont en anglais.",
          keywords:
            "prière quotidienne, bouclier de prière, déclaration du jour, verset du jour, lecture biblique quotidienne",
        },
      },
    },
  },
  navigation: {
    label: { en: "Shield", es: "Escudo", pt: "Escudo", fr: "Bouclier" },
    icon: "shield",
    header: 5,
    isInDrawer: true,
  },
  stores: {
    "daily-prayer-shield-stats": {
      en: "On which days you completed the shield",
      es: "En qué días completaste el escudo",
      pt: "Em que dias você concluiu o escudo",
      fr: "Quels jours vous avez terminé le bouclier",
    },
  },
} as const satisfies Feature;
