import * as z from "zod/mini";
import { gameEntries } from "#src/games/kit/game-entries.ts";
import { defineStored } from "#src/platform/storage/entries.ts";
import { type TriviaState, triviaStart, triviaStateSchema } from "./state.ts";
import { type AskedStories, mergeAsked } from "./stories.ts";

export const triviaEntries = gameEntries<TriviaState>({
  game: "trivia-challenge",
  schema: triviaStateSchema,
  start: triviaStart,
});

const ids = z.array(z.string());

const askedSchema = z.object({ simple: ids, medium: ids, difficult: ids });
const nothingAsked: AskedStories = { simple: [], medium: [], difficult: [] };

/** Which questions on people, places, events and sayings were on the screen, so that none comes back too soon. */
export const askedStories = defineStored<AskedStories>({
  key: "gbh_trivia_asked",
  schema: askedSchema,
  fallback: nothingAsked,
  merge: mergeAsked,
  isIncidental: true,
});

/** The same for the verses of endless games, as `JHN 3:16`. */
export const askedVerses = defineStored<AskedStories>({
  key: "gbh_trivia_asked_verses",
  schema: askedSchema,
  fallback: nothingAsked,
  merge: mergeAsked,
  isIncidental: true,
});
