import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    birthday: {
      path: "/birthday-sticker",
      texts: {
        en: {
          title: "Birthday Sticker Wall",
          description:
            "A sticker, a prayer and a scripture for a birthday in any month. Add a name, and save or share it as an image made on your device.",
          keywords:
            "Christian birthday wishes, birthday prayer, birthday blessing, birthday sticker, Bible verse for a birthday",
        },
        es: {
          title: "Mural de cumpleaños",
          description:
            "Una estampa, una oración y un pasaje para un cumpleaños de cualquier mes. Agrega un nombre, y guárdala o compártela como imagen hecha en tu dispositivo.",
          keywords:
            "felicitaciones cristianas de cumpleaños, oración de cumpleaños, bendición de cumpleaños, versículo para un cumpleaños",
        },
        pt: {
          title: "Mural de aniversários",
          description:
            "Uma figurinha, uma oração e uma passagem para um aniversário em qualquer mês. Escreva um nome, e salve ou compartilhe como imagem feita no seu aparelho. Por enquanto, as orações estão em inglês.",
          keywords:
            "mensagem cristã de aniversário, oração de aniversário, bênção de aniversário, versículo para aniversário",
        },
        fr: {
          title: "Mur des anniversaires",
          description:
            "Une vignette, une prière et un passage pour un anniversaire en n’importe quel mois. Ajoutez un nom, puis enregistrez-la ou partagez-la en image, faite sur votre appareil. Pour l’instant, les prières sont en anglais.",
          keywords:
            "vœux chrétiens d’anniversaire, prière d’anniversaire, bénédiction d’anniversaire, verset pour un anniversaire",
        },
      },
    },
  },
  navigation: {
    label: { en: "Birthday", es: "Cumpleaños", pt: "Aniversário", fr: "Anniversaire" },
    icon: "birthday",
    header: 8,
    tabBar: 5,
  },
  stores: {
    "birthday-sticker-stats": {
      en: "Birthday stickers you claimed, and when",
      es: "Las estampas de cumpleaños que recibiste, y cuándo",
      pt: "Figurinhas de aniversário que você recebeu, e quando",
      fr: "Les vignettes d’anniversaire que vous avez gardées, et quand",
    },
  },
} as const satisfies Feature;
