import * as z from "zod/mini";
import { bookIdSchema } from "#content/schema/games.ts";
import { countSchema, dailyDateSchema, paceSchema } from "#src/games/kit/state-schemas.ts";
import { booksOfLevel } from "./config.ts";
import { gameEntries } from "#src/games/kit/game-entries.ts";

const round = {
  pace: paceSchema,
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  dailyDate: dailyDateSchema,
  /** The level's books in board order. */
  board: z.array(bookIdSchema),
  /** The 1-based position of the book to find; all books before it are placed. */
  next: z.int().check(z.positive()),
  score: countSchema,
  secondsLeft: countSchema,
  /** Wrong picks; missing in older rounds. */
  mistakes: z.optional(countSchema),
  /** The book last picked wrongly, kept for a second. `count` distinguishes two wrong picks. */
  wrong: z.nullable(z.object({ book: bookIdSchema, count: z.int() })),
};

const phasesSchema = z.discriminatedUnion("phase", [
  z.object({ phase: z.literal("intro"), pace: round.pace, level: round.level }),
  z.object({ phase: z.literal("playing"), ...round }),
  z.object({ phase: z.literal("over"), ...round, isVictory: z.boolean() }),
]);
type Phases = z.infer<typeof phasesSchema>;

const hasBooksOfLevel = (state: Phases): boolean => {
  if (state.phase === "intro") return true;
  const books = booksOfLevel[state.level];
  return state.board.length === books.length && books.every(({ id }) => state.board.includes(id));
};

/** A stored round must be consistent, or it could not be finished. */
export const scholarStateSchema = phasesSchema.check(
  z.refine(hasBooksOfLevel, "each book of the level, once"),
  z.refine(
    (state) => state.phase === "intro" || state.next <= state.board.length + (state.phase === "over" ? 1 : 0),
    "the book that is looked for is on the board",
  ),
);
export type ScholarState = z.infer<typeof scholarStateSchema>;
export type ScholarRound = Exclude<ScholarState, { phase: "intro" }>;

export const scholarStart: ScholarState = { phase: "intro", pace: "timed", level: 1 };

export const scholarEntries = gameEntries<ScholarState>({
  game: "bible-scholar",
  schema: scholarStateSchema,
  start: scholarStart,
});
