import { describe, expect, it } from "vitest";
import { noStats } from "#domain/api/stats.ts";
import { afterFrame, unknownWorld, withPrayed, withRows } from "./world.ts";

describe("the world's counters on the page", () => {
  it("take changes that arrive late for what they are, and snapshots as the truth", () => {
    const present = { ...noStats, visitors: 10, plays: 4 };
    expect(withRows(present, [{ stat_name: "visitors", stat_value: 9 }, { stat_name: "plays", stat_value: 5 }], false)).toEqual({ ...noStats, visitors: 10, plays: 5 });
    expect(withRows(present, [{ stat_name: "visitors", stat_value: 9 }], true).visitors).toBe(9);
  });
});

const today = "2026-11-21";
const tomorrow = "2026-11-22";

const news = (day: string, prayers: number) => ({ day, topics: [{ topic_id: 17, prayers }] });

describe("the topics prayed today on the page", () => {
  const present = { day: today, byTopic: new Map([[17, 4], [3, 1]]), heardOn: today };

  it("rise with the news of the day, and never fall", () => {
    expect(withPrayed(present, news(today, 6), false, today)).toEqual({ day: today, byTopic: new Map([[17, 6], [3, 1]]), heardOn: today });
    expect(withPrayed(present, news(today, 2), false, today)).toEqual(present);
  });

  it("begin anew on the next day, and hear nothing more of the one before", () => {
    const next = withPrayed(present, { day: tomorrow, topics: [] }, false, tomorrow);
    expect(next).toEqual({ day: tomorrow, byTopic: new Map(), heardOn: tomorrow });
    expect(withPrayed(next, news(today, 9), false, tomorrow)).toEqual(next);
  });

  it("are what a snapshot says", () => {
    expect(withPrayed(present, news(today, 2), true, tomorrow)).toEqual({ day: today, byTopic: new Map([[17, 2]]), heardOn: tomorrow });
  });

  it("stay unknown with a server that does not tell", () => {
    expect(afterFrame(unknownWorld, { type: "snapshot", stats: [] }, today).prayed).toBeUndefined();
    expect(afterFrame({ ...unknownWorld, prayed: present }, { type: "change", stats: [] }, today).prayed).toEqual(present);
  });
});
