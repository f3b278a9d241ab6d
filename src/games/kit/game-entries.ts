import type * as z from "zod/mini";
import { gameCatalogue } from "#content/games/catalogue.ts";
import type { GameId } from "#content/schema/games.ts";
import { defineStored, type StoredEntry } from "#src/platform/storage/entries.ts";
import { dailyKey } from "./game-keys.ts";
import { kitWords } from "./kit-words.ts";
import { phaseOf } from "./phase.ts";

interface GameEntry<State> {
  readonly game: GameId;
  readonly key: StoredEntry<State>["key"];
  readonly schema: z.ZodMiniType<State>;
  /** The state before the first round. */
  readonly start: State;
}

/** The stored state of a game in progress. An import does not replace it. */
export const gameEntry = <State>({ game, key, schema, start }: GameEntry<State>): StoredEntry<State> =>
  defineStored<State>({
    key,
    label: kitWords.inProgress(gameCatalogue[game].title),
    schema,
    fallback: start,
    merge: (present) => present,
    isIncidental: true,
    // Before the first round there is nothing to miss.
    isMissed: (raw) => phaseOf(raw) !== phaseOf(start),
  });

export interface GameEntries<State> {
  readonly ordinary: StoredEntry<State>;
  /** Today's board, stored next to the ordinary game: neither ends the other. */
  readonly daily: StoredEntry<State>;
}

/** The stored entries of a game that has a daily board. */
export const gameEntries = <State>(own: GameEntry<State>): GameEntries<State> => {
  const ordinary = gameEntry(own);
  return {
    ordinary,
    daily: defineStored<State>({
      ...ordinary,
      key: dailyKey(ordinary.key),
      label: kitWords.boardOf(gameCatalogue[own.game].title),
    }),
  };
};
