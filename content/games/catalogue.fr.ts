import type { GameCard, GameId } from "../schema/games.ts";
import { gameCatalogue as english } from "./catalogue.ts";

/** The games keep their English names. */
export const gameCatalogue: Readonly<Record<GameId, GameCard>> = {
  "trivia-challenge": {
    ...english["trivia-challenge"],
    category: "Questions",
    description: "Complétez le mot manquant avant que l’anneau ne soit vide.",
  },
  "wall-of-jericho": {
    ...english["wall-of-jericho"],
    category: "Mémoire",
    description: "Trouvez les versets qui vont ensemble et faites tomber le mur.",
  },
  "bible-crossword-search": {
    ...english["bible-crossword-search"],
    category: "Mots",
    description: "Fruits de l’Esprit, disciples et mots de la Bible, cachés dans une grille.",
  },
  "play-n-pray": {
    ...english["play-n-pray"],
    category: "Prière",
    description: "Vingt noms de Dieu, chacun avec une prière. Trois minutes.",
  },
  "wisdom-nuggets": {
    ...english["wisdom-nuggets"],
    category: "Paraboles",
    description: "Complétez les paraboles avec une réserve de mots. Sans limite de temps.",
  },
  "bible-scholar": {
    ...english["bible-scholar"],
    category: "Savoir",
    description: "Remettez les livres de la Bible dans l’ordre.",
  },
  "tap-to-reveal": {
    ...english["tap-to-reveal"],
    category: "Versets",
    description: "Dix versets, trois choix à chaque fois : le livre, le chapitre, le verset.",
  },
};
