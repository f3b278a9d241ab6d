import type { GameCard, GameId } from "../schema/games.ts";
import { gameCatalogue as english } from "./catalogue.ts";

/** The games keep their English names. */
export const gameCatalogue: Readonly<Record<GameId, GameCard>> = {
  "trivia-challenge": {
    ...english["trivia-challenge"],
    category: "Perguntas",
    description: "Descubra a palavra que falta antes que o círculo se esvazie.",
  },
  "wall-of-jericho": {
    ...english["wall-of-jericho"],
    category: "Memória",
    description: "Encontre os versículos que combinam e derrube o muro.",
  },
  "bible-crossword-search": {
    ...english["bible-crossword-search"],
    category: "Palavras",
    description: "Frutos do Espírito, discípulos e palavras da Bíblia, escondidos em um quadro de letras.",
  },
  "play-n-pray": {
    ...english["play-n-pray"],
    category: "Oração",
    description: "Vinte nomes de Deus, cada um com uma oração. Três minutos.",
  },
  "wisdom-nuggets": {
    ...english["wisdom-nuggets"],
    category: "Parábolas",
    description: "Complete as parábolas com um banco de palavras. Sem limite de tempo.",
  },
  "bible-scholar": {
    ...english["bible-scholar"],
    category: "Conhecimento",
    description: "Ponha em ordem os livros da Bíblia.",
  },
  "tap-to-reveal": {
    ...english["tap-to-reveal"],
    category: "Escritura",
    description: "Dez versículos, três escolhas em cada um: o livro, o capítulo, o versículo.",
  },
};
