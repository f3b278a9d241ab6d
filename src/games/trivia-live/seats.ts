import { live } from "#domain/trivia-live/config.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { storeFailureMessages } from "#src/platform/messages.ts";
import { liveSeats, type StoredSeat } from "./stored.ts";

const keptMs = 24 * 60 * 60_000;

/** The list with this seat in place of an earlier one of the same room and role, without expired ones. */
export const withSeat = (seats: readonly StoredSeat[], seat: StoredSeat): StoredSeat[] => [
  ...withoutSeat(seats, seat).filter(({ at }) => Math.abs(seat.at - at) < keptMs),
  seat,
];

export const withoutSeat = (
  seats: readonly StoredSeat[],
  { code, role }: Pick<StoredSeat, "code" | "role">,
): StoredSeat[] => seats.filter((seat) => seat.code !== code || seat.role !== role);

/** Stores a seat, without which no page of the room opens. Returns what to tell the visitor if there is no space for it. */
export const keepSeat = async (seat: StoredSeat): Promise<string | undefined> => {
  const isStored = await deviceStore().update(liveSeats, (seats) => withSeat(seats, seat));
  // Where nothing is ever stored, it is there until the page is closed.
  if (isStored || !deviceStore().isLasting) return undefined;
  const { title, description } = storeFailureMessages.full;
  return `${title}. ${description}`;
};

export const seatIn = (seats: readonly StoredSeat[], code: string, role: StoredSeat["role"]): StoredSeat | undefined =>
  seats.find((seat) => seat.code === code && seat.role === role && seat.token !== "");

/** Rooms that may still be open, the latest first. */
export const openSeats = (seats: readonly StoredSeat[], now: number): StoredSeat[] =>
  seats.filter(({ token, at }) => token !== "" && Math.abs(now - at) < live.lifeMs).toReversed();

export const seatPath = ({ code, role }: Pick<StoredSeat, "code" | "role">): string =>
  `/trivia-live?${role === "host" ? "host" : "code"}=${code}`;
