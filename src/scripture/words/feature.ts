import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    word: {
      path: "/words/:number",
      section: "/search",
      isUnlisted: true,
      isEnglishOnly: true,
      texts: {
        en: {
          title: "A Hebrew or Greek word of the Bible",
          description:
            "What it means, how it sounds, how the King James Version translates it, and every verse where it stands.",
          keywords: "Hebrew word study, Greek word study, Strong’s concordance, Bible words",
        },
      },
    },
  },
} as const satisfies Feature;
