import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    chapterGuide: {
      path: "/study/:translation/:book/:chapter",
      section: "/search",
      isUnlisted: true,
      texts: {
        en: {
          title: "A guide to a chapter of the Bible",
          description:
            "All cross references of the chapter, verse by verse, with the subjects, well-known passages and terms that it belongs to.",
          keywords: "Bible study guide, cross references, chapter study",
        },
        es: {
          title: "Guía de un capítulo de la Biblia",
          description:
            "Todas las referencias cruzadas del capítulo, versículo por versículo, con los temas, pasajes conocidos y términos a los que pertenece.",
          keywords: "guía de estudio bíblico, referencias cruzadas, estudio de un capítulo",
        },
        pt: {
          title: "Guia de um capítulo da Bíblia",
          description:
            "Todas as referências cruzadas do capítulo, versículo por versículo, com os assuntos, passagens conhecidas e termos a que pertence.",
          keywords: "guia de estudo bíblico, referências cruzadas, estudo de um capítulo",
        },
        fr: {
          title: "Guide d’un chapitre de la Bible",
          description:
            "Toutes les références croisées du chapitre, verset par verset, avec les sujets, passages connus et termes auxquels il appartient.",
          keywords: "guide d’étude biblique, références croisées, étude d’un chapitre",
        },
      },
    },
  },
} as const satisfies Feature;
