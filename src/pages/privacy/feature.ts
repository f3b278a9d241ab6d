import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    privacy: {
      path: "/privacy-policy",
      texts: {
        en: {
          title: "Privacy policy and your data",
          description:
            "What stays on your device, what leaves it, for how long, and how to see, export, import and erase everything kept here.",
          keywords: "privacy, no account, data on the device, export, import, erase",
        },
        es: {
          title: "Política de privacidad y tus datos",
          description:
            "Qué se queda en tu dispositivo, qué sale de él y por cuánto tiempo, y cómo ver, exportar, importar y borrar todo lo que se guarda aquí.",
          keywords: "privacidad, sin cuenta, datos en el dispositivo, exportar, importar, borrar",
        },
        pt: {
          title: "Política de privacidade e seus dados",
          description:
            "O que fica no seu aparelho, o que sai dele e por quanto tempo, e como ver, exportar, importar e apagar tudo o que é guardado aqui.",
          keywords: "privacidade, sem conta, dados no aparelho, exportar, importar, apagar",
        },
        fr: {
          title: "Confidentialité et vos données",
          description:
            "Ce qui reste sur votre appareil, ce qui en sort et pour combien de temps, et comment voir, exporter, importer et effacer tout ce qui est gardé ici.",
          keywords: "confidentialité, sans compte, données sur l’appareil, exporter, importer, effacer",
        },
      },
    },
  },
  navigation: {
    label: { en: "Privacy Policy", es: "Política de privacidad", pt: "Política de privacidade", fr: "Confidentialité" },
    icon: "privacy",
    more: 6,
  },
} as const satisfies Feature;
