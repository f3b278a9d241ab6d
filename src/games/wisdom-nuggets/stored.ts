import * as z from "zod/mini";
import { parables } from "#content/games/parables.ts";
import { atTheirPlaces, countSchema, dailyDateSchema } from "#src/games/kit/state-schemas.ts";
import { badgeSchema } from "#src/games/kit/trophies.ts";
import { wisdom } from "./config.ts";
import { gameEntries } from "#src/games/kit/game-entries.ts";

/** A parable of the round. `id` is its index, 0 to 7. */
const cardSchema = z.object({
  id: countSchema,
  parableId: z.string().check(z.refine((id) => parables.some((parable) => parable.id === id), "a parable of ours")),
  isCompleted: z.boolean(),
});
export type ParableCard = z.infer<typeof cardSchema>;

const bankWordSchema = z.object({ id: countSchema, word: z.string(), isUsed: z.boolean() });
export type BankWord = z.infer<typeof bankWordSchema>;

const round = {
  dailyDate: dailyDateSchema,
  /** From 0. */
  page: countSchema.check(z.lt(wisdom.parables / wisdom.perPage)),
  score: countSchema,
  /** Wrong words; missing in older rounds. */
  mistakes: z.optional(countSchema),
  cards: z.readonly(z.array(cardSchema).check(z.length(wisdom.parables), atTheirPlaces)),
  bank: z.readonly(z.array(bankWordSchema).check(atTheirPlaces)),
};
const roundSchema = z.object(round);
export type WisdomRound = z.infer<typeof roundSchema>;

export const wisdomStateSchema = z.discriminatedUnion("phase", [
  z.object({ phase: z.literal("start") }),
  z.object({
    phase: z.literal("playing"),
    ...round,
    /** Both parables of the page have just been done, and the next page follows. */
    isTurning: z.boolean(),
    /** The parable that the next word answers, if not the first open one of the page. */
    chosen: z.optional(countSchema),
  }),
  z.object({ phase: z.literal("ended"), ...round, isVictory: z.boolean(), badge: badgeSchema }),
]);
export type WisdomState = z.infer<typeof wisdomStateSchema>;

export const wisdomStart: WisdomState = { phase: "start" };

export const wisdomEntries = gameEntries<WisdomState>({
  game: "wisdom-nuggets",
  schema: wisdomStateSchema,
  start: wisdomStart,
});
