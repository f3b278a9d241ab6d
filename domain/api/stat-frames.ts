import * as z from "zod/mini";
import { prayedTodaySchema } from "./prayed-today.ts";
import { statNames, type StatName, type StatTotals } from "./stats.ts";

/** The counters as they are sent. */
export const statRowSchema = z.object({ stat_name: z.enum(statNames), stat_value: z.int() });
export const statRowsSchema = z.array(statRowSchema);

export type StatRow = z.infer<typeof statRowSchema>;

/**
 * A frame of the live socket: first a snapshot of all rows, then the rows that changed. `prayed_today` works the same way;
 * a frame with a new day replaces the totals of the previous day.
 */
export const statFrameSchema = z.object({
  type: z.enum(["snapshot", "change"]),
  stats: statRowsSchema,
  prayed_today: z.optional(prayedTodaySchema),
});

export type StatFrame = z.infer<typeof statFrameSchema>;

export const toRows = (totals: StatTotals, names: readonly StatName[] = statNames): StatRow[] =>
  names.map((name) => ({ stat_name: name, stat_value: totals[name] }));
