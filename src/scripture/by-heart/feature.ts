import type { Feature } from "#domain/site/feature.ts";

const keywords = {
  en: "memorize Scripture, learn Bible verses by heart, Bible memory, Scripture memory",
  es: "memorizar la Biblia, aprender versículos de memoria, memorización bíblica",
  pt: "decorar versículos, memorizar a Bíblia, aprender versículos de cor",
  fr: "apprendre des versets par cœur, mémoriser la Bible, mémorisation de versets",
};

export const feature = {
  routes: {
    byHeart: {
      path: "/by-heart",
      texts: {
        en: {
          title: "Learn verses by heart",
          description:
            "Learn Bible verses by heart and keep them: a few each day, four ways to practise, and each verse returns when you need it. Free, without an account.",
          keywords: keywords.en,
        },
        es: {
          title: "Aprender versículos de memoria",
          description:
            "Aprende versículos de la Biblia de memoria y consérvalos: unos pocos cada día, cuatro maneras de practicar, y cada versículo vuelve cuando hace falta. Gratis y sin cuenta.",
          keywords: keywords.es,
        },
        pt: {
          title: "Memorizar versículos",
          description:
            "Memorize versículos da Bíblia: alguns por dia, quatro maneiras de praticar, e cada versículo volta quando é preciso. De graça e sem conta.",
          keywords: keywords.pt,
        },
        fr: {
          title: "Apprendre des versets par cœur",
          description:
            "Apprenez des versets de la Bible par cœur et gardez-les : quelques-uns par jour, quatre façons de s’exercer, et chaque verset revient au bon moment. Gratuit et sans compte.",
          keywords: keywords.fr,
        },
      },
    },
    byHeartPractice: {
      path: "/by-heart/practice",
      page: "practice-page.tsx",
      isUnlisted: true,
      texts: {
        en: {
          title: "Today’s verses by heart",
          description: "Practise the verses that you are learning by heart: one at a time, in the way that suits you.",
          keywords: keywords.en,
        },
        es: {
          title: "Los versículos de hoy, de memoria",
          description: "Practica los versículos que aprendes de memoria: de uno en uno, de la manera que prefieras.",
          keywords: keywords.es,
        },
        pt: {
          title: "Os versículos de hoje, para memorizar",
          description: "Pratique os versículos que você está memorizando: um de cada vez, da maneira que preferir.",
          keywords: keywords.pt,
        },
        fr: {
          title: "Les versets du jour, par cœur",
          description: "Exercez-vous sur les versets que vous apprenez par cœur : un à la fois, à votre façon.",
          keywords: keywords.fr,
        },
      },
    },
    byHeartSet: {
      path: "/by-heart/set",
      page: "set-page.tsx",
      isUnlisted: true,
      texts: {
        en: {
          title: "Verses to learn by heart",
          description: "A few verses to learn by heart, alone or together: whoever has the link learns the same ones.",
          keywords: keywords.en,
        },
        es: {
          title: "Versículos para aprender de memoria",
          description:
            "Unos versículos para aprender de memoria, a solas o con otros: quien tiene el enlace aprende los mismos.",
          keywords: keywords.es,
        },
        pt: {
          title: "Versículos para memorizar",
          description: "Alguns versículos para memorizar, a sós ou com outros: quem tem o link aprende os mesmos.",
          keywords: keywords.pt,
        },
        fr: {
          title: "Des versets à apprendre par cœur",
          description:
            "Quelques versets à apprendre par cœur, seul ou à plusieurs : tous ceux qui ont le lien apprennent les mêmes.",
          keywords: keywords.fr,
        },
      },
    },
  },
  navigation: {
    label: { en: "By Heart", es: "De memoria", pt: "Memorizar", fr: "Par cœur" },
    icon: "heart",
    more: 2,
    isInDrawer: true,
  },
  stores: {
    "gbh_by-heart": {
      en: "The verses you learn by heart, and when you practised them",
      es: "Los versículos que aprendes de memoria, y cuándo los practicaste",
      pt: "Os versículos que você memoriza, e quando os praticou",
      fr: "Les versets que vous apprenez par cœur, et quand vous les avez révisés",
    },
    "gbh_by-heart-sets": {
      en: "By heart: the sets you made, or keep from a link, with their names",
      es: "De memoria: las selecciones que hiciste o guardaste de un enlace, con sus nombres",
      pt: "Memorizar: as listas que você criou ou guardou de um link, com seus nomes",
      fr: "Par cœur : les listes que vous avez créées ou gardées d’un lien, avec leurs noms",
    },
    "gbh_by-heart-settings": {
      en: "By heart: how many passages a day",
      es: "De memoria: cuántos pasajes al día",
      pt: "Memorizar: quantas passagens por dia",
      fr: "Par cœur : combien de passages par jour",
    },
  },
} as const satisfies Feature;
