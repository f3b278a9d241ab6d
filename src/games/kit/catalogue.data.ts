import { type GameDetails, gameIn } from "#domain/site/feature.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { locales } from "#domain/site/locales/locales.ts";
import { type features, games } from "#src/features.ts";

export type Game = Extract<(typeof features)[keyof typeof features], { game: unknown }>["game"];

export type GameId = Game["id"];

/** A game in the language of this build; the fields are explained in `feature.ts`. */
export type CatalogueEntry = Pick<
  GameDetails,
  "title" | "shortTitle" | "difficulty" | "isNew" | "tint" | "storedKey" | "hasDailyBoard" | "victoryParts"
> & {
  readonly category: string;
  readonly description: string;
  /** The name of its boards and best results: those of a game with texts of its own are the language's own. */
  readonly board: string;
  /** Where its rounds in other languages are stored. */
  readonly otherKeys: readonly string[];
};

/** In the order of the menu, but for the new ones. */
export const gameIds = games.map(({ id }) => id) as [GameId, ...GameId[]];

const entryOf = (game: GameDetails): CatalogueEntry => ({
  ...gameIn(game, locale),
  otherKeys: [...new Set(locales.map((one) => gameIn(game, one).storedKey))].filter(
    (key) => key !== gameIn(game, locale).storedKey,
  ),
  difficulty: game.difficulty,
  tint: game.tint,
  hasDailyBoard: game.hasDailyBoard,
  victoryParts: game.victoryParts,
  ...(game.isNew ? { isNew: true } : {}),
  ...game.card[locale],
});

export const gameCatalogue = Object.fromEntries(games.map((game) => [game.id, entryOf(game)])) as Readonly<
  Record<GameId, CatalogueEntry>
>;

/** The games with a board for each day, which is the same for everyone. */
export const dailyGames = games.filter(({ hasDailyBoard }) => hasDailyBoard).map(({ id }) => id) as readonly GameId[];
