import * as z from "zod/mini";
import { defineStored } from "#src/platform/storage/entries.ts";

const seatSchema = z.object({
  code: z.string(),
  role: z.enum(["host", "player"]),
  /** Empty while a seat is being asked for. */
  token: z.string(),
  /** The device's random number for this room. */
  key: z.string(),
  /** When, in milliseconds since the epoch, by the device's clock. */
  at: z.number(),
});
/** A room that this device opened, or has a seat in. */
export type StoredSeat = z.infer<typeof seatSchema>;

/** The rooms that this device opened or joined today, with the tokens to rejoin them. */
export const liveSeats = defineStored<readonly StoredSeat[]>({
  key: "gbh_trivia_live_seats",
  schema: z.array(seatSchema),
  fallback: [],
  isIncidental: true,
  isOfThisDevice: true,
});
