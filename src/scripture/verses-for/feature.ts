import type { Feature } from "#domain/site/feature.ts";
import { subjectIds } from "#domain/site/subjects/subjects.ts";

export const feature = {
  routes: {
    subjects: {
      path: "/verses-for",
      texts: {
        en: {
          title: "Verses for a time like this: the Bible by need and subject",
          description:
            "Passages of the Bible for fear, grief, illness, debt, marriage, joy and sixty more subjects, each read in its context, with a sentence on what it gives.",
          keywords:
            "Bible verses by topic, Bible verses about, verses for anxiety, verses for grief, verses about love, scripture for comfort, topical Bible",
        },
        es: {
          title: "Versículos para un momento así: la Biblia por temas",
          description:
            "Pasajes de la Biblia para el miedo, el duelo, la enfermedad, las deudas, el matrimonio, la alegría y sesenta temas más, cada uno leído en su contexto y con una frase sobre lo que da.",
          keywords:
            "versículos por temas, versículos para la ansiedad, versículos para el duelo, versículos sobre el amor",
        },
        pt: {
          title: "Versículos para um momento como este: a Bíblia por assuntos",
          description:
            "Passagens da Bíblia para o medo, o luto, a doença, as dívidas, o casamento, a alegria e mais sessenta assuntos. Os comentários estão em inglês por enquanto.",
          keywords:
            "versículos por assunto, versículos para ansiedade, versículos para o luto, versículos sobre o amor",
        },
        fr: {
          title: "Des versets pour ce que vous vivez : la Bible par sujets",
          description:
            "Des passages de la Bible pour la peur, le deuil, la maladie, les dettes, le mariage, la joie et soixante autres sujets. Les commentaires sont en anglais pour l’instant.",
          keywords: "versets par sujet, versets contre l’angoisse, versets pour le deuil, versets sur l’amour",
        },
      },
    },
    subject: {
      path: "/verses-for/:subject",
      page: "subject-page.tsx",
      isUnlisted: true,
      variants: subjectIds,
      hasManyPages: true,
    },
  },
} as const satisfies Feature;
