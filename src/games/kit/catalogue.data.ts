import { type GameDetails, gameIn } from "#domain/site/feature.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { locales } from "#domain/site/locales/locales.ts";
import { type features, games } from "#src/features.ts";

export type Game = Extract<(typeof features)[keyof typeof features], { game: unknown }>["game"];

export type GameId = Game["id"];

/** In the order of the menu, but for the new ones. */
export const gameIds = games.map(({ id }) => id) as [GameId, ...GameId[]];

/** A game in the language of this build; the fields are explained in `domain/site/feature.ts`. */
const entryOf = (game: GameDetails) => {
  const { difficulty, tint, hasDailyBoard, victoryParts, isNew } = game;
  const own = gameIn(game, locale);
  const keys = new Set(locales.map((one) => gameIn(game, one).storedKey));
  return {
    ...own,
    difficulty,
    tint,
    hasDailyBoard,
    victoryParts,
    ...(isNew ? { isNew } : {}),
    /** Where its rounds in other languages are stored. */
    otherKeys: [...keys].filter((key) => key !== own.storedKey),
  };
};

export type CatalogueEntry = ReturnType<typeof entryOf>;

export const gameCatalogue = Object.fromEntries(games.map((game) => [game.id, entryOf(game)])) as Readonly<
  Record<GameId, CatalogueEntry>
>;

/** The games with a board for each day, which is the same for everyone. */
export const dailyGames = games.filter(({ hasDailyBoard }) => hasDailyBoard).map(({ id }) => id) as readonly GameId[];
