import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {},
  stores: {
    gbh_commentary: {
      en: "The commentary that you read last",
      es: "El comentario que leíste por última vez",
      pt: "O comentário que você leu por último",
      fr: "Le commentaire que vous avez lu en dernier",
    },
  },
} as const satisfies Feature;
