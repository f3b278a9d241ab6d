import { describe, expect, it } from "vitest";
import { dateInZone } from "#domain/calendar/time-zone.ts";
import { claimSticker, drawVariant, noBirthdays } from "./rules.ts";

const honolulu = (instant: number) => dateInZone(instant, "Pacific/Honolulu");

describe("claimSticker", () => {
  it("counts the wish, the day and the streak", () => {
    const eve = claimSticker(noBirthdays, 12, Date.parse("2027-01-01T09:59:00Z"), honolulu);
    expect(eve).toMatchObject({ totalBirthdays: 1, todaysBirthdays: 1, streak: 1, lastBirthdayDate: "2026-12-31" });
    const newYear = claimSticker(eve, 1, Date.parse("2027-01-01T10:01:00Z"), honolulu);
    expect(newYear).toMatchObject({ totalBirthdays: 2, todaysBirthdays: 1, streak: 2, lastBirthdayDate: "2027-01-01" });
    expect(claimSticker(newYear, 1, Date.parse("2027-01-01T11:00:00Z"), honolulu)).toMatchObject({ totalBirthdays: 3, todaysBirthdays: 2, streak: 2 });
    expect(claimSticker(newYear, 1, Date.parse("2027-01-04T11:00:00Z"), honolulu).streak).toBe(1);
  });
});

describe("drawVariant", () => {
  it("draws any of the three", () => {
    expect([0, 1, 2, 3, 4_294_967_295].map((seed) => drawVariant(3, seed))).toEqual([0, 1, 2, 0, 0]);
  });

  it("draws another than the present one when asked for another", () => {
    for (const present of [0, 1, 2]) for (const seed of [0, 1, 2, 3, 4_294_967_295]) expect(drawVariant(3, seed, present)).not.toBe(present);
  });
});
