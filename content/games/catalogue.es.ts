import type { GameCard, GameId } from "../schema/games.ts";
import { gameCatalogue as english } from "./catalogue.ts";

/** The games keep their English names. */
export const gameCatalogue: Readonly<Record<GameId, GameCard>> = {
  "trivia-challenge": {
    ...english["trivia-challenge"],
    category: "Preguntas",
    description: "Completa la palabra que falta antes de que se cierre el círculo.",
  },
  "wall-of-jericho": {
    ...english["wall-of-jericho"],
    category: "Memoria",
    description: "Encuentra los versículos que van juntos y derriba el muro.",
  },
  "bible-crossword-search": {
    ...english["bible-crossword-search"],
    category: "Palabras",
    description: "Frutos del Espíritu, discípulos y palabras de la Biblia, escondidos en una cuadrícula.",
  },
  "play-n-pray": {
    ...english["play-n-pray"],
    category: "Oración",
    description: "Veinte nombres de Dios, cada uno con una oración. Tres minutos.",
  },
  "wisdom-nuggets": {
    ...english["wisdom-nuggets"],
    category: "Parábolas",
    description: "Completa las parábolas con un banco de palabras. Sin límite de tiempo.",
  },
  "bible-scholar": {
    ...english["bible-scholar"],
    category: "Conocimiento",
    description: "Pon en orden los libros de la Biblia.",
  },
  "tap-to-reveal": {
    ...english["tap-to-reveal"],
    category: "Escritura",
    description: "Diez versículos, tres opciones cada vez: el libro, el capítulo, el versículo.",
  },
};
