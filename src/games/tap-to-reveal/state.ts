import * as z from "zod/mini";
import { bookIdSchema, revealQuestionSchema } from "#content/schema/games.ts";

const picksSchema = z.object({ book: z.nullable(bookIdSchema), chapter: z.nullable(z.int()), verse: z.nullable(z.int()) });
export type Picks = z.infer<typeof picksSchema>;

const round = {
  /** `2026-11-21` on a daily board. */
  dailyDate: z.nullable(z.string()),
  questions: z.array(revealQuestionSchema).check(z.minLength(1)),
  index: z.int().check(z.nonnegative()),
  /** Results of the questions that were submitted, the current one included. */
  results: z.array(z.boolean()),
  picks: picksSchema,
  showsHint: z.boolean(),
};

export const revealStateSchema = z.discriminatedUnion("phase", [
  z.object({ phase: z.literal("intro") }),
  z.object({ phase: z.literal("question"), ...round }),
  z.object({ phase: z.literal("submitted"), ...round }),
  z.object({ phase: z.literal("complete"), ...round }),
]);
export type RevealState = z.infer<typeof revealStateSchema>;
export type RevealRound = Exclude<RevealState, { phase: "intro" }>;

export const revealStart: RevealState = { phase: "intro" };
export const noPicks: Picks = { book: null, chapter: null, verse: null };
