import type { GameId } from "#content/schema/games.ts";
import type { StoredKey } from "#src/platform/storage/allow-list.ts";

/** Where today's board of a game is stored, beside its ordinary round. */
export const dailyKey = (key: StoredKey): StoredKey => `${key}_daily` as StoredKey;

/** Where each game's ordinary round is stored. Keys never change. */
export const gameKeys = {
  "trivia-challenge": "gbh_game_trivia",
  "wall-of-jericho": "gbh_game_wall_of_jericho",
  "bible-crossword-search": "gbh_game_bible_crossword_search",
  "play-n-pray": "gbh_game_play_n_pray",
  "wisdom-nuggets": "gbh_game_wisdom_nuggets",
  "bible-scholar": "gbh_game_scholar",
  "tap-to-reveal": "gbh_game_reveal",
} as const satisfies Readonly<Record<GameId, StoredKey>>;
