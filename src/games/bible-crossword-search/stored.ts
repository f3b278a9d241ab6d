import * as z from "zod/mini";
import { countSchema, dailyDateSchema, paceSchema } from "#src/games/kit/state-schemas.ts";
import { badgeSchema } from "#src/games/kit/trophies.ts";
import { crossword } from "./config.ts";
import { cellsOf, isInside } from "./placement.ts";
import { gameEntries } from "#src/games/kit/game-entries.ts";

const at = z.int().check(z.nonnegative(), z.lt(crossword.size));
const cellSchema = z.object({ row: at, col: at });

const placedWordSchema = z
  .object({
    word: z.string().check(z.minLength(2)),
    direction: z.enum(["horizontal", "vertical"]),
    startRow: at,
    startCol: at,
  })
  .check(z.refine((placed) => cellsOf(placed).every(isInside), "inside the grid"));

const foundWordSchema = z.object({ word: z.string(), from: cellSchema, to: cellSchema });
export type FoundWord = z.infer<typeof foundWordSchema>;

const level = z.int().check(z.gte(crossword.firstLevel), z.lte(crossword.lastLevel));

const board = {
  level,
  dailyDate: dailyDateSchema,
  /** `relaxed` shows no elapsed time. */
  pace: paceSchema,
  secondsElapsed: countSchema,
  /** One string of 15 capital letters per row. */
  rows: z.readonly(z.array(z.string().check(z.length(crossword.size))).check(z.length(crossword.size))),
  placed: z.readonly(z.array(placedWordSchema)),
  /** Runs that were no word; missing in older rounds. */
  mistakes: z.optional(countSchema),
  /** In the order they were found. */
  found: z.readonly(z.array(foundWordSchema)),
};

const phasesSchema = z.discriminatedUnion("phase", [
  z.object({ phase: z.literal("menu"), level, pace: paceSchema }),
  z.object({
    phase: z.literal("playing"),
    ...board,
    /** The first end of a selection by two taps or by keyboard. */
    anchor: z.optional(cellSchema),
    /** The last run, if it was no word, for the moment in which it is shown. */
    wrong: z.optional(z.object({ from: cellSchema, to: cellSchema })),
  }),
  z.object({ phase: z.literal("complete"), ...board, badge: badgeSchema }),
]);
type Phases = z.infer<typeof phasesSchema>;

const hasFoundItsWords = (state: Phases): boolean => {
  if (state.phase === "menu") return true;
  const words = new Set(state.placed.map(({ word }) => word));
  return state.found.every(({ word }) => words.delete(word));
};

export const crosswordStateSchema = phasesSchema.check(
  z.refine(hasFoundItsWords, "found words are among those of the grid, each once"),
);
export type CrosswordState = z.infer<typeof crosswordStateSchema>;

export const crosswordStart: CrosswordState = { phase: "menu", level: crossword.firstLevel, pace: "timed" };

export const crosswordEntries = gameEntries<CrosswordState>({
  game: "bible-crossword-search",
  schema: crosswordStateSchema,
  start: crosswordStart,
});
