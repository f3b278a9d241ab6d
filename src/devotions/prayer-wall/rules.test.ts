import { describe, expect, it } from "vitest";
import { dateInZone } from "#tests/support/date-in-zone.ts";
import { prayerTally, recordPrayer, topicsPrayedToday } from "./rules.ts";

const noPrayers = prayerTally.none;

const at = (text: string) => Date.parse(text);
const auckland = (instant: number) => dateInZone(instant, "Pacific/Auckland");

describe("recordPrayer", () => {
  it("counts the prayer, the day and the streak", () => {
    const first = recordPrayer(noPrayers, 17, at("2026-11-20T20:00:00Z"), auckland);
    expect(first).toEqual({
      totalPrayers: 1,
      todaysPrayers: 1,
      streak: 1,
      lastPrayerDate: "2026-11-21",
      records: [{ topicId: 17, timestamp: at("2026-11-20T20:00:00Z") }],
    });
    const second = recordPrayer(first, 4, at("2026-11-21T10:00:00Z"), auckland);
    expect(second).toMatchObject({ totalPrayers: 2, todaysPrayers: 2, streak: 1 });
    const third = recordPrayer(second, 4, at("2026-11-21T11:30:00Z"), auckland);
    expect(third).toMatchObject({ totalPrayers: 3, todaysPrayers: 1, streak: 2, lastPrayerDate: "2026-11-22" });
  });

  it("does not mutate its input", () => {
    recordPrayer(noPrayers, 1, 0, auckland);
    expect(noPrayers).toEqual({ totalPrayers: 0, todaysPrayers: 0, streak: 0, lastPrayerDate: "", records: [] });
  });
});

describe("topicsPrayedToday", () => {
  it("lists each topic of the day once", () => {
    const stats = [17, 4, 17].reduce(
      (present, topic) => recordPrayer(present, topic, at("2026-11-21T01:00:00Z"), auckland),
      noPrayers,
    );
    expect([...topicsPrayedToday(stats, { year: 2026, month: 11, day: 21 }, auckland)]).toEqual([17, 4]);
    expect(topicsPrayedToday(stats, { year: 2026, month: 11, day: 22 }, auckland).size).toBe(0);
  });
});
