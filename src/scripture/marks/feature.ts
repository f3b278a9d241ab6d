import type { Feature } from "#domain/site/feature.ts";
import { untilSaved } from "#domain/site/stored-lifetimes.ts";

export const feature = {
  routes: {},
  stores: {
    "bible-notes": {
      en: "Your notes on verses",
      es: "Tus notas sobre versículos",
      pt: "Suas notas em versículos",
      fr: "Vos notes sur des versets",
    },
    "bible-bookmarks": {
      en: "Verses you bookmarked",
      es: "Los versículos con marcador",
      pt: "Versículos com marcador",
      fr: "Les versets où vous avez mis un signet",
    },
    "bible-highlights": {
      en: "Verses you highlighted, and in which colour",
      es: "Los versículos que subrayaste, y de qué color",
      pt: "Versículos que você destacou, e em que cor",
      fr: "Les versets que vous avez surlignés, et de quelle couleur",
    },
    gbh_note_draft: {
      en: "A note you have begun",
      es: "Una nota que has empezado",
      pt: "Uma nota que você começou",
      fr: "Une note que vous avez commencée",
      kept: untilSaved,
    },
  },
} as const satisfies Feature;
