import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    chapter: {
      path: "/read/:translation/:book/:chapter",
      section: "/",
      isUnlisted: true,
      hasManyPages: true,
    },
    verse: {
      path: "/verse/:translation/:book/:chapter/:verses",
      section: "/",
      isUnlisted: true,
      hasManyPages: true,
    },
  },
} as const satisfies Feature;
