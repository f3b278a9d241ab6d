import * as z from "zod/mini";
import { defineStored } from "#src/platform/storage/entries.ts";
import type { StoredSeat } from "./seats.ts";

/** The rooms that this device opened or joined today, with the tokens to rejoin them. */
export const liveSeats = defineStored<readonly StoredSeat[]>({
  key: "gbh_trivia_live_seats",
  schema: z.array(
    z.object({
      code: z.string(),
      role: z.enum(["host", "player"]),
      token: z.string(),
      key: z.string(),
      at: z.number(),
    }),
  ),
  fallback: [],
  isIncidental: true,
  isOfThisDevice: true,
});
