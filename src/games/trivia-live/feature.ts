import type { Feature } from "#domain/site/feature.ts";

export const feature = {
  routes: {
    triviaLive: {
      path: "/trivia-live",
      texts: {
        en: {
          title: "Trivia live: a Bible quiz for a room full of people",
          description:
            "One big screen, up to a hundred phones, no accounts and no names to type: open a room, let everyone scan its code, and ask who did what in the Bible.",
          keywords:
            "live Bible quiz, Bible quiz for groups, youth group game, church game night, Bible trivia multiplayer",
        },
        es: {
          title: "Trivia en vivo: un concurso bíblico para toda la sala",
          description:
            "Una pantalla grande, hasta cien teléfonos, sin cuentas ni nombres que escribir: abre una sala, que todos escaneen el código y pregunta quién hizo qué en la Biblia.",
          keywords: "concurso bíblico en vivo, juego bíblico para grupos, grupo de jóvenes, preguntas de la Biblia",
        },
        pt: {
          title: "Trívia ao vivo: um quiz bíblico para toda a sala",
          description:
            "Uma tela grande, até cem celulares, sem contas nem nomes para digitar: abra uma sala, deixe todos escanearem o código e pergunte quem fez o quê na Bíblia. Por enquanto, as perguntas estão em inglês.",
          keywords: "quiz bíblico ao vivo, jogo bíblico para grupos, grupo de jovens, perguntas da Bíblia",
        },
        fr: {
          title: "Trivia en direct : un quiz biblique pour toute la salle",
          description:
            "Un grand écran, jusqu’à cent téléphones, ni comptes ni noms à écrire : ouvrez une salle, faites scanner son code et demandez qui a fait quoi dans la Bible. Les questions sont en anglais pour l’instant.",
          keywords: "quiz biblique en direct, jeu biblique de groupe, groupe de jeunes, questions sur la Bible",
        },
      },
    },
  },
  stores: {
    gbh_trivia_live_seats: {
      en: "Rooms of Trivia live that you opened or joined today, with the tokens that lead back to your seats",
      es: "Las salas de Trivia en vivo que abriste o en las que entraste hoy, con las claves que te devuelven a tu lugar",
      pt: "Salas de Trívia ao vivo que você abriu ou em que entrou hoje, com as chaves que levam de volta ao seu lugar",
      fr: "Les salles de Trivia en direct que vous avez ouvertes ou rejointes aujourd’hui, avec les clés qui ramènent à vos places",
      kept: {
        en: "until you leave the room; they are removed a day later",
        es: "hasta que salgas de la sala; se quitan un día después",
        pt: "até que você saia da sala; são removidas um dia depois",
        fr: "jusqu’à ce que vous quittiez la salle ; tout est retiré un jour plus tard",
      },
    },
  },
} as const satisfies Feature;
