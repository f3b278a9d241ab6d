import * as z from "zod/mini";
import { bookIdSchema, revealQuestionSchema } from "#content/schema/games.ts";
import { countSchema, dailyDateSchema } from "#src/games/kit/state-schemas.ts";
import { gameEntries } from "#src/games/kit/game-entries.ts";

const picksSchema = z.object({
  book: z.nullable(bookIdSchema),
  chapter: z.nullable(z.int()),
  verse: z.nullable(z.int()),
});
type Picks = z.infer<typeof picksSchema>;

const round = {
  dailyDate: dailyDateSchema,
  questions: z.array(revealQuestionSchema).check(z.minLength(1)),
  index: countSchema,
  /** Results of the submitted questions, including the current one. */
  results: z.array(z.boolean()),
  picks: picksSchema,
  /** How many books and chapters were right, each by itself; missing in older rounds. */
  right: z.optional(z.object({ books: countSchema, chapters: countSchema })),
  showsHint: z.boolean(),
  /** The questions whose hint was looked at, by index; missing in older rounds. */
  hinted: z.optional(z.array(countSchema)),
};

const phasesSchema = z.discriminatedUnion("phase", [
  z.object({ phase: z.literal("intro") }),
  z.object({ phase: z.literal("question"), ...round }),
  z.object({ phase: z.literal("submitted"), ...round }),
  z.object({ phase: z.literal("complete"), ...round }),
]);

/** A stored game must be consistent, or its screen would look up a question that does not exist. */
export const revealStateSchema = phasesSchema.check(
  z.refine(
    (state) => state.phase === "intro" || state.index < state.questions.length,
    "the question is one of the round",
  ),
  z.refine(
    (state) => state.phase === "intro" || state.results.length === state.index + (state.phase === "question" ? 0 : 1),
    "one result for each question so far",
  ),
);
export type RevealState = z.infer<typeof revealStateSchema>;
export type RevealRound = Exclude<RevealState, { phase: "intro" }>;

export const revealStart: RevealState = { phase: "intro" };
export const noPicks: Picks = { book: null, chapter: null, verse: null };

export const revealEntries = gameEntries<RevealState>({
  game: "tap-to-reveal",
  schema: revealStateSchema,
  start: revealStart,
});
