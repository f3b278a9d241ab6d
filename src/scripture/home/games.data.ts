import { locale } from "#domain/site/locales/locale.ts";
import { gameIn } from "#domain/site/feature.ts";
import { games } from "#src/features.ts";
import { feature as trivia } from "#src/games/trivia-challenge/feature.ts";

/** Home shows the first four games of the list (docs/product/reading.md, "Home"). */
export const homeGames = games.slice(0, 4).map((game) => {
  const { shortTitle, description } = gameIn(game, locale);
  return { id: game.id, shortTitle, description };
});

/** The name of today's board of Trivia among the results. */
export const triviaBoard: string = gameIn(trivia.game, locale).board;
