import * as z from "zod/mini";

/** Parts of stored game states. A stored state must be consistent, or the game could not continue. */

export const countSchema = z.int().check(z.nonnegative());

/** Every timed game can be played without a clock. */
export const paceSchema = z.enum(["timed", "relaxed"]);
export type Pace = z.infer<typeof paceSchema>;

/** `2026-11-21` on a daily board, null in an ordinary game. */
export const dailyDateSchema = z.nullable(z.string());

/** For the schema of a stored list whose items are looked up by `id`: each item's `id` must be its index. */
export const atTheirPlaces = z.refine<readonly { readonly id: number }[]>(
  (items) => items.every(({ id }, place) => id === place),
  "each at its place",
);
