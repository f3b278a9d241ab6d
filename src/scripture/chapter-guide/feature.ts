import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    chapterGuide: {
      path: "/study/:translation/:book/:chapter",
      section: "/search",
      isUnlisted: true,
      isEnglishOnly: true,
      texts: {
        en: {
          title: "A guide to a chapter of the Bible",
          description:
            "All cross references of the chapter, verse by verse, with the subjects, well-known passages and terms that it belongs to.",
          keywords: "Bible study guide, cross references, chapter study",
        },
      },
    },
  },
} as const satisfies Feature;
