import * as z from "zod/mini";
import { gameCatalogue } from "#content/games/catalogue.ts";
import { gameEntries } from "#src/games/kit/game-entries.ts";
import { gameKeys } from "#src/games/kit/game-keys.ts";
import { defineStored } from "#src/platform/storage/entries.ts";
import { type TriviaState, triviaStart, triviaStateSchema } from "./state.ts";
import { type AskedStories, mergeAsked } from "./stories.ts";
import { triviaWords } from "./trivia-words.ts";

export const triviaEntries = gameEntries<TriviaState>({
  game: "trivia-challenge",
  key: gameKeys["trivia-challenge"],
  schema: triviaStateSchema,
  start: triviaStart,
});

const ids = z.array(z.string());

const askedSchema = z.object({ simple: ids, medium: ids, difficult: ids });
const nothingAsked: AskedStories = { simple: [], medium: [], difficult: [] };

/** Which questions on people, places, events and sayings were on the screen, so that none comes back too soon. */
export const askedStories = defineStored<AskedStories>({
  key: "gbh_trivia_asked",
  label: triviaWords.asked(gameCatalogue["trivia-challenge"].title),
  schema: askedSchema,
  fallback: nothingAsked,
  merge: mergeAsked,
  isIncidental: true,
});

/** The same for the verses of endless games, as `JHN 3:16`. */
export const askedVerses = defineStored<AskedStories>({
  key: "gbh_trivia_asked_verses",
  label: triviaWords.askedVerses(gameCatalogue["trivia-challenge"].title),
  schema: askedSchema,
  fallback: nothingAsked,
  merge: mergeAsked,
  isIncidental: true,
});
