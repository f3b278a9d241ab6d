import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {},
  stores: {
    gbh_last_read: {
      en: "Where you last read, so that you can go on from there",
      es: "Dónde leíste por última vez, para que puedas seguir desde ahí",
      pt: "Onde você leu pela última vez, para que possa continuar dali",
      fr: "Où vous avez lu en dernier, pour reprendre à cet endroit",
    },
  },
} as const satisfies Feature;
