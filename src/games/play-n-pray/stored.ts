import { gameEntry } from "#src/games/kit/game-entries.ts";
import { type PrayState, prayStart, prayStateSchema } from "./state.ts";

export const prayEntry = gameEntry<PrayState>({ game: "play-n-pray", key: "gbh_game_play_n_pray", schema: prayStateSchema, start: prayStart });
