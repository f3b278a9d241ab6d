import type { Feature } from "#domain/site/feature.ts";
import { cardCategories } from "#domain/site/cards/card-categories.ts";

export const feature = {
  routes: {
    cardMenu: {
      path: "/card-menu",
      texts: {
        en: {
          title: "Event cards: one card, signed by everyone",
          description:
            "A card for a wedding, a christening, a birthday or a graduation that everyone signs from their own phone. Free, and without an account.",
          keywords:
            "online group card, wedding card, birthday card, christening card, graduation card, sign a card together",
        },
        es: {
          title: "Tarjetas: una sola, firmada por todos",
          description:
            "Una tarjeta para una boda, un bautizo, un cumpleaños o una graduación que todos firman desde su teléfono. Gratis y sin cuenta.",
          keywords:
            "tarjeta de grupo en línea, tarjeta de boda, tarjeta de cumpleaños, tarjeta de bautizo, firmar una tarjeta juntos",
        },
        pt: {
          title: "Cartões: um só, assinado por todos",
          description:
            "Um cartão para um casamento, batizado, aniversário ou formatura que todos assinam do próprio celular. De graça e sem conta.",
          keywords:
            "cartão de grupo on-line, cartão de casamento, cartão de aniversário, cartão de batizado, assinar um cartão juntos",
        },
        fr: {
          title: "Cartes : une seule, signée par tous",
          description:
            "Une carte pour un mariage, un baptême, un anniversaire ou un diplôme, que chacun signe depuis son téléphone. Gratuite et sans compte.",
          keywords:
            "carte de groupe en ligne, carte de mariage, carte d’anniversaire, carte de baptême, signer une carte ensemble",
        },
      },
    },
    eventCard: {
      path: "/event-card/:category/:cardId",
      page: "event-card-page.tsx",
      section: "/card-menu",
      isUnlisted: true,
      variants: cardCategories,
      texts: {
        en: {
          title: "An event card",
          description:
            "Somebody has made a card and would like you to sign it. Open it, read what others wrote, and add a line of your own.",
          keywords: "event card, group card, sign a card",
        },
        es: {
          title: "Una tarjeta",
          description:
            "Alguien ha hecho una tarjeta y quiere que la firmes. Ábrela, lee lo que escribieron otros y agrega tu línea.",
          keywords: "tarjeta de grupo, firmar una tarjeta",
        },
        pt: {
          title: "Um cartão",
          description:
            "Alguém fez um cartão e gostaria que você o assinasse. Abra, leia o que os outros escreveram e acrescente a sua linha.",
          keywords: "cartão de grupo, assinar um cartão",
        },
        fr: {
          title: "Une carte",
          description:
            "Quelqu’un a fait une carte et aimerait que vous la signiez. Ouvrez-la, lisez ce que les autres ont écrit et ajoutez votre ligne.",
          keywords: "carte de groupe, signer une carte",
        },
      },
    },
  },
  navigation: {
    label: { en: "Cards", es: "Tarjetas", pt: "Cartões", fr: "Cartes" },
    icon: "card",
    hasNewBadge: true,
    header: 4,
    tabBar: 2,
    isInDrawer: true,
  },
} as const satisfies Feature;
