import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {},
  stores: {
    gbh_card_bookmark: {
      en: "How recent a card’s list must be to show what you wrote",
      es: "Qué tan reciente debe ser la lista de una tarjeta para mostrar lo que escribiste",
      pt: "Quão recente a lista de um cartão deve ser para mostrar o que você escreveu",
      fr: "De quand doit dater, au plus tôt, la liste d’une carte pour montrer ce que vous avez écrit",
      kept: {
        en: "until you write again; it is used for a day",
        es: "hasta que vuelvas a escribir; se usa durante un día",
        pt: "até que você escreva de novo; é usado por um dia",
        fr: "jusqu’à ce que vous écriviez de nouveau ; cela ne sert qu’un jour",
      },
    },
    gbh_device_token: {
      en: "The random mark by which the server counts this device’s card messages. It is sent with them, and with the public numbers",
      es: "La marca al azar con la que el servidor cuenta los mensajes de tarjetas de este dispositivo. Se envía con ellos, y con los números públicos",
      pt: "A marca aleatória com que o servidor conta as mensagens de cartões deste aparelho. É enviada com elas, e com os números públicos",
      fr: "La marque tirée au hasard par laquelle le serveur compte les messages de cartes de cet appareil. Elle est envoyée avec eux, et avec les nombres publics",
    },
  },
} as const satisfies Feature;
