import { live } from "#domain/trivia-live/config.ts";

/** A room that this device opened, or has a seat in. */
export interface KeptSeat {
  readonly code: string;
  readonly role: "host" | "player";
  /** Empty while a seat is being asked for. */
  readonly token: string;
  /** The device's random number for this room. */
  readonly key: string;
  /** When, in milliseconds since the epoch, by the device's clock. */
  readonly at: number;
}

const keptMs = 24 * 60 * 60_000;

/** The list with this seat in place of an earlier one, and without those of yesterday. */
export const withSeat = (seats: readonly KeptSeat[], seat: KeptSeat): KeptSeat[] => [
  ...withoutSeat(seats, seat).filter(({ at }) => Math.abs(seat.at - at) < keptMs),
  seat,
];

export const withoutSeat = (seats: readonly KeptSeat[], { code, role }: Pick<KeptSeat, "code" | "role">): KeptSeat[] =>
  seats.filter((seat) => seat.code !== code || seat.role !== role);

export const seatIn = (seats: readonly KeptSeat[], code: string | null, role: KeptSeat["role"]): KeptSeat | undefined =>
  seats.find((seat) => seat.code === code && seat.role === role && seat.token !== "");

/** Rooms that may still be open, the latest first. */
export const openSeats = (seats: readonly KeptSeat[], now: number): KeptSeat[] =>
  seats.filter(({ token, at }) => token !== "" && Math.abs(now - at) < live.lifeMs).toReversed();

/** The address of the screen of a room. */
export const seatPath = ({ code, role }: Pick<KeptSeat, "code" | "role">): string =>
  `/trivia-live?${role === "host" ? "host" : "code"}=${code}`;
