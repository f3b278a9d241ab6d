import { describe, expect, it } from "vitest";
import { noStats } from "#domain/api/stats.ts";
import { applyFrame, type StatsState, withUnsent, withPrayed, withRows } from "./stats-state.ts";

const unknownStats: StatsState = { totals: noStats, prayed: undefined };

describe("the global counters on the page", () => {
  it("ignore late updates, and take snapshots as the truth", () => {
    const present = { ...noStats, visitors: 10, plays: 4 };
    expect(
      withRows(
        present,
        [
          { stat_name: "visitors", stat_value: 9 },
          { stat_name: "plays", stat_value: 5 },
        ],
        false,
      ),
    ).toEqual({ ...noStats, visitors: 10, plays: 5 });
    expect(withRows(present, [{ stat_name: "visitors", stat_value: 9 }], true).visitors).toBe(9);
  });
});

const today = "2026-11-21";
const tomorrow = "2026-11-22";

const news = (day: string, prayers: number) => ({ day, topics: [{ topic_id: 17, prayers }] });

describe("today's prayers by topic", () => {
  const present = {
    day: today,
    byTopic: new Map([
      [17, 4],
      [3, 1],
    ]),
    receivedOn: today,
  };

  it("rise with updates of the day, and never fall", () => {
    expect(withPrayed(present, news(today, 6), false, today)).toEqual({
      day: today,
      byTopic: new Map([
        [17, 6],
        [3, 1],
      ]),
      receivedOn: today,
    });
    expect(withPrayed(present, news(today, 2), false, today)).toEqual(present);
  });

  it("start over on the next day, and ignore updates for the day before", () => {
    const next = withPrayed(present, { day: tomorrow, topics: [] }, false, tomorrow);
    expect(next).toEqual({ day: tomorrow, byTopic: new Map(), receivedOn: tomorrow });
    expect(withPrayed(next, news(today, 9), false, tomorrow)).toEqual(next);
  });

  it("are replaced by a snapshot", () => {
    expect(withPrayed(present, news(today, 2), true, tomorrow)).toEqual({
      day: today,
      byTopic: new Map([[17, 2]]),
      receivedOn: tomorrow,
    });
  });

  it("stay undefined when the server does not send them", () => {
    expect(applyFrame(unknownStats, { type: "snapshot", stats: [] }, today).prayed).toBeUndefined();
    expect(applyFrame({ ...unknownStats, prayed: present }, { type: "change", stats: [] }, today).prayed).toEqual(
      present,
    );
  });
});

describe("what only this device knows", () => {
  const prayer = { stat_name: "prayers_submitted", count: 1, prayers: [{ topic_id: 17, day: today }] } as const;
  const known = {
    totals: { ...noStats, prayers_submitted: 9 },
    prayed: { day: today, byTopic: new Map([[17, 4]]), receivedOn: today },
  };

  it("is shown at once, on top of what all have done", () => {
    const { totals, prayed } = withUnsent(known, [prayer, { stat_name: "plays", count: 2, prayers: [] }]);
    expect(totals).toEqual({ ...noStats, prayers_submitted: 10, plays: 2 });
    expect(prayed?.byTopic.get(17)).toBe(5);
  });

  it("is not shown where nothing is known of the others, nor on another day", () => {
    expect(withUnsent(unknownStats, [prayer])).toEqual(unknownStats);
    expect(withUnsent(unknownStats, [prayer]).totals).toBe(noStats);
    const yesterdays = { ...prayer, prayers: [{ topic_id: 17, day: "2026-11-20" }] };
    expect(withUnsent(known, [yesterdays]).prayed?.byTopic.get(17)).toBe(4);
  });

  it("is not shown twice when the server has counted it", () => {
    const shown = withUnsent(known, [prayer]);
    const counted = applyFrame(
      shown,
      {
        type: "change",
        stats: [{ stat_name: "prayers_submitted", stat_value: 10 }],
        prayed_today: { day: today, topics: [{ topic_id: 17, prayers: 5 }] },
      },
      today,
    );
    expect(counted).toEqual(shown);
  });
});
