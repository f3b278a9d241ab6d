import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {},
  stores: {
    gbh_study_section: {
      en: "The part of the study panel that you used last",
      es: "La parte del panel de estudio que usaste por última vez",
      pt: "A parte do painel de estudo que você usou por último",
      fr: "La partie du panneau d’étude que vous avez utilisée en dernier",
    },
  },
} as const satisfies Feature;
