import { expect, it } from "vitest";
import type { StoredSeat } from "./stored.ts";
import { openSeats, seatIn, seatPath, withoutSeat, withSeat } from "./seats.ts";

const hour = 60 * 60_000;
const seat = (code: string, at: number, more: Partial<StoredSeat> = {}): StoredSeat => ({
  code,
  role: "player",
  token: `token of ${code}`,
  key: "0".repeat(32),
  at,
  ...more,
});

it("a room is kept once for each role, and for a day", () => {
  const seats = [seat("BBBBB", 0), seat("CCCCC", 20 * hour), seat("DDDDD", 20 * hour)];
  const again = seat("CCCCC", 25 * hour, { token: "another" });
  expect(withSeat(seats, again)).toEqual([seats[2], again]);
  const host = seat("CCCCC", 25 * hour, { role: "host" });
  expect(withSeat([again], host)).toEqual([again, host]);
  expect(withoutSeat([again, host], host)).toEqual([again]);
});

it("one without a token leads nowhere yet", () => {
  const asked = seat("BBBBB", 0, { token: "" });
  expect(seatIn([asked], "BBBBB", "player")).toBeUndefined();
  expect(openSeats([asked], 0)).toEqual([]);
  expect(seatIn([seat("BBBBB", 0)], "BBBBB", "host")).toBeUndefined();
});

it("rooms of more than two hours ago are over; the latest comes first", () => {
  const seats = [seat("BBBBB", 0), seat("CCCCC", hour), seat("DDDDD", 2 * hour)];
  expect(openSeats(seats, 2.5 * hour).map(({ code }) => code)).toEqual(["DDDDD", "CCCCC"]);
  expect(seatPath(seat("BBBBB", 0))).toBe("/trivia-live?code=BBBBB");
  expect(seatPath(seat("BBBBB", 0, { role: "host" }))).toBe("/trivia-live?host=BBBBB");
});
