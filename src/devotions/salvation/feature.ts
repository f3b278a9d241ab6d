import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    salvation: {
      path: "/salvation",
      texts: {
        en: {
          title: "Salvation Stories",
          description:
            "Six people who met Jesus Christ and were not the same afterwards, what God’s love is, and a prayer for anyone who wants to begin.",
          keywords:
            "salvation, salvation prayer, God's love, conversion stories, accept Jesus Christ, Augustine, John Newton, Josephine Bakhita",
        },
        es: {
          title: "Historias de salvación",
          description:
            "Seis personas que se encontraron con Jesucristo y ya no fueron las mismas, qué es el amor de Dios, y una oración para quien quiera empezar.",
          keywords: "salvación, oración de salvación, amor de Dios, historias de conversión, aceptar a Jesucristo",
        },
        pt: {
          title: "Histórias de salvação",
          description:
            "Seis pessoas que se encontraram com Jesus Cristo e nunca mais foram as mesmas, o que é o amor de Deus, e uma oração para quem quiser começar. Por enquanto, os textos estão em inglês.",
          keywords: "salvação, oração de salvação, amor de Deus, histórias de conversão, aceitar Jesus Cristo",
        },
        fr: {
          title: "Récits de salut",
          description:
            "Six personnes qui ont rencontré Jésus-Christ et n’ont plus été les mêmes, ce qu’est l’amour de Dieu, et une prière pour qui veut commencer. Pour l’instant, les textes sont en anglais.",
          keywords: "salut, prière du salut, amour de Dieu, récits de conversion, accepter Jésus-Christ",
        },
      },
    },
  },
  navigation: {
    label: { en: "Salvation", es: "Salvación", pt: "Salvação", fr: "Salut" },
    icon: "salvation",
    header: 7,
    isInDrawer: true,
  },
  stores: {
    salvationAcceptances: {
      en: "How often you accepted Jesus Christ here",
      es: "Cuántas veces aceptaste aquí a Jesucristo",
      pt: "Quantas vezes você aceitou Jesus Cristo aqui",
      fr: "Combien de fois vous avez accepté Jésus-Christ ici",
    },
    deviceId: {
      en: "A random number, made when you accept Jesus Christ; it is never sent",
      es: "Un número al azar, hecho cuando aceptas a Jesucristo; nunca se envía",
      pt: "Um número aleatório, criado quando você aceita Jesus Cristo; nunca é enviado",
      fr: "Un nombre tiré au hasard quand vous acceptez Jésus-Christ ; il n’est jamais envoyé",
    },
  },
} as const satisfies Feature;
