import { locale } from "#domain/site/locales/locale.ts";
import { games } from "#src/features.ts";

/** Home shows the first four games of the list (docs/product/reading.md, "Home"). */
export const homeGames = games
  .slice(0, 4)
  .map(({ id, shortTitle, drawing, card }) => ({ id, shortTitle, drawing, description: card[locale].description }));
