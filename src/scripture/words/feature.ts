import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    word: {
      path: "/words/:number",
      section: "/search",
      isUnlisted: true,
      texts: {
        en: {
          title: "A Hebrew or Greek word of the Bible",
          description:
            "What it means, how it sounds, how the King James Version translates it, and every verse where it stands.",
          keywords: "Hebrew word study, Greek word study, Strong’s concordance, Bible words",
        },
        es: {
          title: "Una palabra hebrea o griega de la Biblia",
          description:
            "Qué significa, cómo se pronuncia, cómo la traduce la King James Version y todos los versículos donde aparece. El significado está en inglés.",
          keywords: "palabras hebreas de la Biblia, palabras griegas de la Biblia, concordancia de Strong",
        },
        pt: {
          title: "Uma palavra hebraica ou grega da Bíblia",
          description:
            "O que significa, como se pronuncia, como a King James Version a traduz e todos os versículos onde aparece. O significado está em inglês.",
          keywords: "palavras hebraicas da Bíblia, palavras gregas da Bíblia, concordância de Strong",
        },
        fr: {
          title: "Un mot hébreu ou grec de la Bible",
          description:
            "Ce qu’il veut dire, comment il se prononce, comment la King James Version le traduit et tous les versets où il se trouve. Le sens est donné en anglais.",
          keywords: "mots hébreux de la Bible, mots grecs de la Bible, concordance de Strong",
        },
      },
    },
  },
} as const satisfies Feature;
