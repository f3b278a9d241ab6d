import * as z from "zod/mini";
import { lang } from "#content/games/trivia.ts";
import { countSchema, dailyDateSchema, paceSchema } from "#src/games/kit/state-schemas.ts";
import { askedQuestionSchema } from "./question.ts";
import { gameEntries } from "#src/games/kit/game-entries.ts";
import { defineStored } from "#src/platform/storage/entries.ts";
import { type AskedStories, mergeAsked } from "./stories.ts";

const settingsSchema = z.object({
  level: z.enum(["level1", "level2", "level3"]),
  mode: z.enum(["single", "two"]),
  answerMode: z.enum(["typing", "choice"]),
  pace: paceSchema,
  roundSeconds: z.union([z.literal(20), z.literal(60)]),
  /** The built-in verses, questions on people, places, events and sayings, or both sorts without end. */
  source: z.enum(["built-in", "stories", "endless"]),
});
export type TriviaSettings = z.infer<typeof settingsSchema>;

const historyEntrySchema = z.object({
  question: askedQuestionSchema,
  /** As typed or chosen; empty after a timeout. */
  userAnswer: z.string(),
  isCorrect: z.boolean(),
  verdict: z.enum(["right", "near", "wrong", "late"]),
  /** Whole seconds. */
  timeSpent: countSchema,
  player: z.union([z.literal(1), z.literal(2)]),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const round = {
  settings: settingsSchema,
  dailyDate: dailyDateSchema,
  questions: z.array(askedQuestionSchema).check(z.minLength(1)),
  index: countSchema,
  history: z.array(historyEntrySchema),
  secondsLeft: countSchema,
  secondsSpent: countSchema,
  draft: z.string(),
  showsChoices: z.boolean(),
  /** The history index under review; the clock is paused meanwhile. */
  reviewing: z.nullable(countSchema),
};

const phasesSchema = z.discriminatedUnion("phase", [
  z.object({ phase: z.literal("setup"), settings: settingsSchema }),
  z.object({ phase: z.literal("question"), ...round }),
  z.object({ phase: z.literal("answered"), ...round }),
  z.object({ phase: z.literal("results"), ...round }),
]);

/** A stored game must be consistent, or its screen would look up a question or an answer that does not exist. */
export const triviaStateSchema = phasesSchema.check(
  z.refine(
    (state) => state.phase === "setup" || state.index < state.questions.length,
    "the question is one of the round",
  ),
  z.refine(
    (state) => state.phase === "setup" || state.history.length === state.index + (state.phase === "question" ? 0 : 1),
    "one answer for each question so far",
  ),
  z.refine(
    (state) => state.phase === "setup" || state.reviewing === null || state.reviewing < state.history.length,
    "the answer that is reviewed is there",
  ),
);
export type TriviaState = z.infer<typeof triviaStateSchema>;
export type TriviaRound = Exclude<TriviaState, { phase: "setup" }>;

export const triviaStart: TriviaState = {
  phase: "setup",
  settings: {
    level: "level1",
    mode: "single",
    // English words are not asked for in another language.
    answerMode: lang === undefined ? "typing" : "choice",
    pace: "timed",
    roundSeconds: 20,
    source: "built-in",
  },
};

export const triviaEntries = gameEntries<TriviaState>({
  game: "trivia-challenge",
  schema: triviaStateSchema,
  start: triviaStart,
});

const ids = z.array(z.string());

const askedSchema = z.object({ simple: ids, medium: ids, difficult: ids });
const nothingAsked: AskedStories = { simple: [], medium: [], difficult: [] };

const askedEntry = (key: "gbh_trivia_asked" | "gbh_trivia_asked_verses") =>
  defineStored<AskedStories>({
    key,
    schema: askedSchema,
    fallback: nothingAsked,
    merge: mergeAsked,
    isIncidental: true,
  });

/** Which questions on people, places, events and sayings were on the screen, so that none comes back too soon. */
export const askedStories = askedEntry("gbh_trivia_asked");

/** The same for the verses of endless games, as `JHN 3:16`. */
export const askedVerses = askedEntry("gbh_trivia_asked_verses");
