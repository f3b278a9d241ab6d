import type { Feature } from "#domain/site/feature.ts";
import { untilSaved } from "#domain/site/stored-lifetimes.ts";

export const feature = {
  routes: {
    prayerWall: {
      path: "/prayer-diary",
      texts: {
        en: {
          title: "Prayer Wall and prayer diary",
          description:
            "Twenty-eight prayers for real days, from daily bread to grief, each with its scripture. Count what you have prayed, and keep a private diary on your device.",
          keywords: "prayer wall, prayers, prayer diary, prayer requests, pray, prayer topics, private prayer journal",
        },
        es: {
          title: "Muro de oración y diario de oración",
          description:
            "Veintiocho temas por los que orar, cada uno con una oración y un pasaje, y un diario privado que se queda en tu dispositivo.",
          keywords: "muro de oración, diario de oración, petición de oración, orar",
        },
        pt: {
          title: "Mural de oração e diário de oração",
          description:
            "Vinte e oito temas pelos quais orar, cada um com uma oração e uma passagem, e um diário só seu que fica no seu aparelho. As orações escritas, em inglês por enquanto.",
          keywords: "mural de oração, diário de oração, pedido de oração, orar",
        },
        fr: {
          title: "Mur de prière et journal de prière",
          description:
            "Vingt-huit prières pour les jours comme ils viennent, du pain quotidien au deuil, chacune avec son passage, et un journal privé qui reste sur votre appareil. Les prières écrites sont en anglais pour l’instant.",
          keywords: "mur de prière, journal de prière, demande de prière, prier",
        },
      },
    },
  },
  navigation: {
    label: { en: "Prayers", es: "Oración", pt: "Oração", fr: "Prière" },
    icon: "prayer",
    header: 3,
    isInDrawer: true,
  },
  stores: {
    "prayer-wall-stats": {
      en: "Which prayers you prayed on the wall, and when",
      es: "Qué oraciones del muro hiciste, y cuándo",
      pt: "Quais orações do mural você fez, e quando",
      fr: "Quelles prières du mur vous avez faites, et quand",
    },
    gbh_prayer_diary: {
      en: "Your prayer diary, word for word",
      es: "Tu diario de oración, palabra por palabra",
      pt: "Seu diário de oração, palavra por palavra",
      fr: "Votre journal de prière, mot pour mot",
    },
    gbh_prayer_draft: {
      en: "A prayer you have begun",
      es: "Una oración que has empezado",
      pt: "Uma oração que você começou",
      fr: "Une prière que vous avez commencée",
      kept: untilSaved,
    },
  },
} as const satisfies Feature;
