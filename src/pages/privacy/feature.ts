import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    privacy: {
      path: "/privacy-policy",
      texts: {
        en: {
          title: "Privacy policy",
          description:
            "What stays on your device, what leaves it, for how long, and how to remove it. No account, no trackers, no cookies.",
          keywords: "privacy, no account, data on the device, no cookies",
        },
        es: {
          title: "Política de privacidad",
          description:
            "Qué se queda en tu dispositivo, qué sale de él, por cuánto tiempo, y cómo quitarlo. Sin cuenta, sin rastreadores, sin cookies.",
          keywords: "privacidad, sin cuenta, datos en el dispositivo, sin cookies",
        },
        pt: {
          title: "Política de privacidade",
          description:
            "O que fica no seu aparelho, o que sai dele, por quanto tempo, e como remover. Sem conta, sem rastreadores, sem cookies.",
          keywords: "privacidade, sem conta, dados no aparelho, sem cookies",
        },
        fr: {
          title: "Confidentialité",
          description:
            "Ce qui reste sur votre appareil, ce qui en sort, pour combien de temps, et comment le retirer. Sans compte, sans traceurs, sans cookies.",
          keywords: "confidentialité, sans compte, données sur l’appareil, sans cookies",
        },
      },
    },
  },
  navigation: {
    label: { en: "Privacy Policy", es: "Política de privacidad", pt: "Política de privacidade", fr: "Confidentialité" },
    icon: "privacy",
    more: 7,
  },
} as const satisfies Feature;
