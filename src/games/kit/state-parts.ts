import * as z from "zod/mini";

/** Parts of the states that games keep on the device. A stored state must fit together, or it could not be played on. */

/** Decision 35: every timed game can be played without a clock. */
export const paceSchema = z.enum(["timed", "relaxed"]);
export type Pace = z.infer<typeof paceSchema>;

/** `2026-11-21` on a daily board, null in an ordinary game. */
export const dailyDateSchema = z.nullable(z.string());

/** For the schema of a stored list whose items are picked by their `id`: each item's `id` is its place, from 0. */
export const atTheirPlaces = z.refine<readonly { readonly id: number }[]>((items) => items.every(({ id }, place) => id === place), "each at its place");
