import * as z from "zod/mini";
import { furtherPhrases, jerichoPhrases } from "#content/games/jericho.ts";
import { atTheirPlaces, countSchema, dailyDateSchema, paceSchema } from "#src/games/kit/state-schemas.ts";
import { badgeSchema } from "#src/games/kit/trophies.ts";
import { stoneCounts } from "./config.ts";
import { gameEntries } from "#src/games/kit/game-entries.ts";

/** The sixteen, and those of later levels. */
export const allPhrases = [...jerichoPhrases, ...furtherPhrases];

const phraseId = z.string().check(z.refine((id) => allPhrases.some((phrase) => phrase.id === id), "a phrase of ours"));

/** A stone of the wall. `id` is its index, from 0. */
const boxSchema = z.object({
  id: countSchema,
  scriptureId: phraseId,
  isRevealed: z.boolean(),
  isMatched: z.boolean(),
});
export type JerichoBox = z.infer<typeof boxSchema>;

const round = {
  pace: paceSchema,
  dailyDate: dailyDateSchema,
  level: z.int().check(z.positive()),
  /** 'Steeper walls'; missing in older rounds, whose later walls were all steeper. */
  isSteep: z.optional(z.boolean()),
  score: countSchema,
  /** The score that this try began with; missing in older rounds. */
  carried: z.optional(countSchema),
  secondsLeft: countSchema,
  /** Clicks that turned a stone. */
  moves: countSchema,
  /** Turns of two stones. */
  turns: countSchema,
  boxes: z.readonly(
    z.array(boxSchema).check(
      z.refine(({ length }) => stoneCounts.includes(length), "as many stones as a wall has"),
      atTheirPlaces,
    ),
  ),
  /** Set by a victory; missing in older rounds. */
  secondsUsed: z.optional(countSchema),
  /** The phrase of the last pair; missing before the first one and in older rounds. */
  lastFound: z.optional(phraseId),
};
const roundSchema = z.object(round);
export type JerichoRound = z.infer<typeof roundSchema>;

/** The result of a round for its end dialog: the board itself may have been reset by then. */
const resultSchema = z.object({
  pairs: countSchema,
  turns: countSchema,
  moves: countSchema,
  badge: badgeSchema,
  /** What this try added to the score, for the comparison with others; missing in older results. */
  points: z.optional(countSchema),
  /** The phrases of the pairs; missing in older results. */
  found: z.optional(z.readonly(z.array(phraseId))),
});
export type JerichoResult = z.infer<typeof resultSchema>;

export const jerichoStateSchema = z.discriminatedUnion("phase", [
  z.object({ phase: z.literal("intro"), pace: paceSchema, isSteep: z.optional(z.boolean()) }),
  z.object({ phase: z.literal("playing"), ...round }),
  /** Time ran out: the old board, locked until it is reset. */
  z.object({ phase: z.literal("time-up"), ...round }),
  /** Victory, or the fresh board of the next attempt with its clock waiting. */
  z.object({ phase: z.literal("ended"), ...round, isVictory: z.boolean(), result: resultSchema }),
]);
export type JerichoState = z.infer<typeof jerichoStateSchema>;

export const jerichoStart: JerichoState = { phase: "intro", pace: "timed" };

export const jerichoEntries = gameEntries<JerichoState>({
  game: "wall-of-jericho",
  schema: jerichoStateSchema,
  start: jerichoStart,
});
