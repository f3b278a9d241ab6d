import * as z from "zod/mini";
import { namesOfGod } from "#content/games/names-of-god.ts";
import { atTheirPlaces, countSchema, paceSchema } from "#src/games/kit/state-schemas.ts";
import { badgeSchema } from "#src/games/kit/trophies.ts";
import { pray } from "./config.ts";
import { gameEntry } from "#src/games/kit/game-entries.ts";

/** A card. `id` is its index, 0 to 19. */
const cardSchema = z.object({
  id: countSchema,
  nameId: z.string().check(z.refine((id) => namesOfGod.some((name) => name.id === id), "a name of ours")),
  isRevealed: z.boolean(),
  isCompleted: z.boolean(),
});
export type PrayCard = z.infer<typeof cardSchema>;

const round = {
  pace: paceSchema,
  score: countSchema,
  secondsLeft: countSchema,
  cards: z.readonly(z.array(cardSchema).check(z.length(pray.cards), atTheirPlaces)),
};

export const prayStateSchema = z.discriminatedUnion("phase", [
  z.object({ phase: z.literal("intro"), pace: paceSchema }),
  /** `open`: the card whose prayer is shown. */
  z.object({
    phase: z.literal("playing"),
    ...round,
    open: z.optional(z.object({ card: countSchema.check(z.lt(pray.cards)) })),
  }),
  z.object({ phase: z.literal("ended"), ...round, isVictory: z.boolean(), badge: badgeSchema }),
]);
export type PrayState = z.infer<typeof prayStateSchema>;

export const prayStart: PrayState = { phase: "intro", pace: "timed" };

export const prayEntry = gameEntry<PrayState>({
  game: "play-n-pray",
  schema: prayStateSchema,
  start: prayStart,
});
