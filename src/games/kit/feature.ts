import type { Feature } from "#domain/site/feature.ts";
import { untilNextBoard } from "#domain/site/stored-lifetimes.ts";

export const feature = {
  routes: {},
  stores: {
    gbh_game_daily_board: {
      en: "Your results on today’s boards",
      es: "Tus resultados en los tableros de hoy",
      pt: "Seus resultados nos desafios de hoje",
      fr: "Vos résultats sur les plateaux du jour",
      kept: untilNextBoard,
    },
    gbh_game_bests: {
      en: "Your best and your last result in each game",
      es: "Tu mejor resultado y el último de cada juego",
      pt: "Seu melhor resultado e o último em cada jogo",
      fr: "Votre meilleur et votre dernier résultat à chaque jeu",
    },
    gbh_game_daily_days: {
      en: "Days on which you finished a board, for your streak",
      es: "Los días en que terminaste un tablero, para tu racha",
      pt: "Dias em que você terminou um desafio, para a sua sequência",
      fr: "Les jours où vous avez terminé un plateau, pour votre série",
    },
    gbh_game_sound: {
      en: "Whether games make sounds",
      es: "Si los juegos suenan",
      pt: "Se os jogos fazem sons",
      fr: "Si les jeux émettent des sons",
    },
    gbh_game_trophies: {
      en: "Badges you earned",
      es: "Las insignias que ganaste",
      pt: "Medalhas que você ganhou",
      fr: "Les insignes que vous avez gagnés",
    },
  },
} as const satisfies Feature;
