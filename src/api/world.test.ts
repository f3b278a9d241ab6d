import { describe, expect, it } from "vitest";
import { noStats } from "#domain/api/stats.ts";
import { applyFrame, unknownWorld, withPrayed, withRows } from "./world.ts";

describe("the global counters on the page", () => {
  it("ignore late updates, and take snapshots as the truth", () => {
    const present = { ...noStats, visitors: 10, plays: 4 };
    expect(withRows(present, [{ stat_name: "visitors", stat_value: 9 }, { stat_name: "plays", stat_value: 5 }], false)).toEqual({ ...noStats, visitors: 10, plays: 5 });
    expect(withRows(present, [{ stat_name: "visitors", stat_value: 9 }], true).visitors).toBe(9);
  });
});

const today = "2026-11-21";
const tomorrow = "2026-11-22";

const news = (day: string, prayers: number) => ({ day, topics: [{ topic_id: 17, prayers }] });

describe("today's prayers by topic", () => {
  const present = { day: today, byTopic: new Map([[17, 4], [3, 1]]), receivedOn: today };

  it("rise with updates of the day, and never fall", () => {
    expect(withPrayed(present, news(today, 6), false, today)).toEqual({ day: today, byTopic: new Map([[17, 6], [3, 1]]), receivedOn: today });
    expect(withPrayed(present, news(today, 2), false, today)).toEqual(present);
  });

  it("start over on the next day, and ignore updates for the day before", () => {
    const next = withPrayed(present, { day: tomorrow, topics: [] }, false, tomorrow);
    expect(next).toEqual({ day: tomorrow, byTopic: new Map(), receivedOn: tomorrow });
    expect(withPrayed(next, news(today, 9), false, tomorrow)).toEqual(next);
  });

  it("are replaced by a snapshot", () => {
    expect(withPrayed(present, news(today, 2), true, tomorrow)).toEqual({ day: today, byTopic: new Map([[17, 2]]), receivedOn: tomorrow });
  });

  it("stay undefined when the server does not send them", () => {
    expect(applyFrame(unknownWorld, { type: "snapshot", stats: [] }, today).prayed).toBeUndefined();
    expect(applyFrame({ ...unknownWorld, prayed: present }, { type: "change", stats: [] }, today).prayed).toEqual(present);
  });
});
