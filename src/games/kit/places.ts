import * as z from "zod/mini";

/** For the schema of a stored list whose items are picked by their `id`: each item's `id` is its place, from 0. */
export const atTheirPlaces = z.refine<readonly { readonly id: number }[]>((items) => items.every(({ id }, place) => id === place), "each at its place");
