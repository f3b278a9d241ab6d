import { describe, expect, it } from "vitest";
import { dateInZone } from "#tests/support/date-in-zone.ts";
import { birthdayTally, claimSticker, drawVariant } from "./rules.ts";

const noBirthdays = birthdayTally.none;

const honolulu = (instant: number) => dateInZone(instant, "Pacific/Honolulu");

describe("claimSticker", () => {
  it("counts the wish, the day and the streak", () => {
    const eve = claimSticker(noBirthdays, 12, Date.parse("2027-01-01T09:59:00Z"), honolulu);
    expect(eve).toMatchObject({ totalBirthdays: 1, todaysBirthdays: 1, streak: 1, lastBirthdayDate: "2026-12-31" });
    const newYear = claimSticker(eve, 1, Date.parse("2027-01-01T10:01:00Z"), honolulu);
    expect(newYear).toMatchObject({ totalBirthdays: 2, todaysBirthdays: 1, streak: 2, lastBirthdayDate: "2027-01-01" });
    expect(claimSticker(newYear, 1, Date.parse("2027-01-01T11:00:00Z"), honolulu)).toMatchObject({
      totalBirthdays: 3,
      todaysBirthdays: 2,
      streak: 2,
    });
    expect(claimSticker(newYear, 1, Date.parse("2027-01-04T11:00:00Z"), honolulu).streak).toBe(1);
  });
});

describe("the stored statistics", () => {
  const { schema, migrate, merge } = birthdayTally.shape;

  it("keep valid fields and repair the rest", () => {
    const broken = {
      totalBirthdays: 7,
      todaysBirthdays: "two",
      streak: null,
      lastBirthdayDate: "Sat Nov 21 2026",
      records: [
        { stickerId: 13, timestamp: 1 },
        { stickerId: 3, timestamp: 1 },
      ],
    };
    expect(migrate(broken)).toEqual({ ...noBirthdays, totalBirthdays: 7, records: [{ stickerId: 3, timestamp: 1 }] });
    expect(schema.safeParse(migrate("nonsense")).success).toBe(true);
  });

  it("merge with another device's", () => {
    const here = claimSticker(noBirthdays, 1, Date.parse("2026-11-20T20:00:00Z"), honolulu);
    const there = claimSticker(noBirthdays, 2, Date.parse("2026-11-21T20:00:00Z"), honolulu);
    expect(merge(here, there)).toMatchObject({ totalBirthdays: 2, lastBirthdayDate: "2026-11-21", streak: 2 });
  });
});

const drawn = (present?: number) => [0, 1, 2, 3, 4_294_967_295].map((seed) => drawVariant(3, seed, present));

describe("drawVariant", () => {
  it("draws any of the three", () => {
    expect(drawn()).toEqual([0, 1, 2, 0, 0]);
  });

  it("draws each other one with equal probability when asked for a different one", () => {
    expect(drawn(0)).toEqual([1, 2, 1, 2, 2]);
    expect(drawn(1)).toEqual([0, 2, 0, 2, 2]);
    expect(drawn(2)).toEqual([0, 1, 0, 1, 1]);
  });

  it("has one choice left of two, and none of one", () => {
    for (const seed of [0, 1, 2, 3]) {
      expect([drawVariant(2, seed, 0), drawVariant(2, seed, 1)]).toEqual([1, 0]);
      expect(drawVariant(1, seed, 0)).toBe(0);
    }
  });
});
