import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {},
  stores: {
    gbh_recent_searches: {
      en: "Your last eight searches, to offer them again",
      es: "Tus últimas ocho búsquedas, para ofrecértelas de nuevo",
      pt: "Suas últimas oito buscas, para oferecê-las de novo",
      fr: "Vos huit dernières recherches, pour vous les proposer de nouveau",
    },
  },
} as const satisfies Feature;
