import type { Feature } from "#domain/site/feature.ts";
import { untilSent } from "#domain/site/stored-lifetimes.ts";
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
  stores: {
    gbh_my_cards: {
      en: "The last hundred event cards you opened",
      es: "Las últimas cien tarjetas que abriste",
      pt: "Os últimos cem cartões que você abriu",
      fr: "Les cent dernières cartes que vous avez ouvertes",
    },
    gbh_card_tokens: {
      en: "Keys by which you can delete the card messages you wrote",
      es: "Las claves con las que puedes borrar los mensajes que escribiste en tarjetas",
      pt: "Chaves com que você pode apagar as mensagens que escreveu em cartões",
      fr: "Les clés avec lesquelles vous pouvez supprimer les messages que vous avez écrits sur des cartes",
    },
    gbh_card_sender_name: {
      en: "The name you last signed a card with",
      es: "El último nombre con que firmaste una tarjeta",
      pt: "O último nome com que você assinou um cartão",
      fr: "Le dernier nom dont vous avez signé une carte",
    },
    gbh_card_drafts: {
      en: "Card messages you have begun, the last ten",
      es: "Los mensajes de tarjetas que has empezado, los últimos diez",
      pt: "Mensagens de cartões que você começou, as últimas dez",
      fr: "Les messages de cartes que vous avez commencés, les dix derniers",
      kept: untilSent,
    },
    gbh_card_recipients: {
      en: "Recipients of cards you have not sent yet, the last ten",
      es: "Destinatarios de las tarjetas que aún no has enviado, los últimos diez",
      pt: "Destinatários dos cartões que você ainda não enviou, os últimos dez",
      fr: "Destinataires des cartes que vous n’avez pas encore envoyées, les dix derniers",
      kept: untilSent,
    },
    gbh_card_attempt: {
      en: "Card messages on their way, the last ten, so that each arrives only once",
      es: "Los mensajes de tarjetas en camino, los últimos diez, para que cada uno llegue una sola vez",
      pt: "As mensagens de cartões a caminho, as últimas dez, para que cada uma chegue uma só vez",
      fr: "Les messages de cartes en chemin, les dix derniers, pour que chacun n’arrive qu’une fois",
      kept: {
        en: "until we know that they have arrived",
        es: "hasta que sepamos que llegaron",
        pt: "até que saibamos que chegaram",
        fr: "jusqu’à ce que nous sachions qu’ils sont arrivés",
      },
    },
  },
} as const satisfies Feature;
