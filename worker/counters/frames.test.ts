import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StatFrame } from "#domain/api/stat-frames.ts";
import { noStats, statNames } from "#domain/api/stats.ts";
import { type View, changeFrame, snapshotFrame } from "./frames.ts";
import { topicCounter } from "./prayed-days.ts";
import { type Tally, add, emptyTally, statsOf } from "./tally.ts";

const today = "2026-11-21";
const tomorrow = "2026-11-22";
const at = (day: string, totals: Tally): View => ({ totals, day });

describe("live frames", () => {
  it("start with a snapshot of today", () => {
    const totals = {
      plays: 2,
      [topicCounter(today, 28)]: 1,
      [topicCounter(today, 4)]: 3,
      [topicCounter("2026-11-20", 4)]: 9,
    };
    const frame = snapshotFrame(at(today, totals));
    expect(frame.stats).toHaveLength(statNames.length);
    expect(frame.prayed_today).toEqual({
      day: today,
      topics: [
        { topic_id: 4, prayers: 3 },
        { topic_id: 28, prayers: 1 },
      ],
    });
  });

  it("then contain only changes, and are skipped if nothing changed", () => {
    const before = at(today, { plays: 2, [topicCounter(today, 4)]: 3 });
    expect(changeFrame(before, before)).toBeUndefined();
    expect(changeFrame(before, at(today, { ...before.totals, plays: 3 }))).toEqual({
      type: "change",
      stats: [{ stat_name: "plays", stat_value: 3 }],
    });
    expect(changeFrame(before, at(today, { ...before.totals, [topicCounter(today, 7)]: 1 }))).toEqual({
      type: "change",
      stats: [],
      prayed_today: { day: today, topics: [{ topic_id: 7, prayers: 1 }] },
    });
    expect(changeFrame(before, at(today, { ...before.totals, [topicCounter("2026-11-20", 7)]: 1 }))).toBeUndefined();
  });

  it("contain everything after the hub was evicted", () => {
    expect(changeFrame(undefined, at(today, emptyTally))).toEqual({
      ...snapshotFrame(at(today, emptyTally)),
      type: "change",
    });
  });

  it("announce a new day once, and only if there is anything to reset or to send", () => {
    const evening = at(today, { [topicCounter(today, 4)]: 3 });
    expect(changeFrame(evening, at(tomorrow, evening.totals))).toEqual({
      type: "change",
      stats: [],
      prayed_today: { day: tomorrow, topics: [] },
    });
    expect(changeFrame(at(tomorrow, evening.totals), at(tomorrow, emptyTally))).toBeUndefined();
    expect(changeFrame(at(today, emptyTally), at(tomorrow, emptyTally))).toBeUndefined();
    expect(changeFrame(at(today, emptyTally), at(tomorrow, { [topicCounter(tomorrow, 1)]: 1 }))?.prayed_today).toEqual({
      day: tomorrow,
      topics: [{ topic_id: 1, prayers: 1 }],
    });
  });

  it("include counts of the new day from hubs whose clocks are ahead", () => {
    const totals = { [topicCounter(tomorrow, 4)]: 2 };
    expect(changeFrame(at(today, totals), at(tomorrow, totals))?.prayed_today).toEqual({
      day: tomorrow,
      topics: [{ topic_id: 4, prayers: 2 }],
    });
  });

  it("add up to the true totals for a client that receives them all, over any days", () => {
    const step = fc.record({
      counter: fc.constantFrom("plays", "prayers_submitted", ...[1, 2, 3].map((id) => `topic ${id}`)),
      dayOn: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let day = 1;
        let sent = at("2026-11-01", emptyTally);
        const received: { stats: Record<string, number>; day: string; topics: Record<number, number> } = {
          stats: { ...noStats },
          day: "",
          topics: {},
        };
        const receive = ({ stats, prayed_today }: StatFrame) => {
          for (const { stat_name, stat_value } of stats) received.stats[stat_name] = stat_value;
          if (!prayed_today) return;
          if (prayed_today.day !== received.day) Object.assign(received, { day: prayed_today.day, topics: {} });
          for (const { topic_id, prayers } of prayed_today.topics) received.topics[topic_id] = prayers;
        };
        receive(snapshotFrame(sent));
        for (const { counter, dayOn } of steps) {
          day += Math.max(0, dayOn - 1);
          const name = `2026-11-${String(day).padStart(2, "0")}`;
          const topic = /^topic (\d)/.exec(counter)?.[1];
          const view = at(
            name,
            add(sent.totals, { [topic === undefined ? counter : topicCounter(name, Number(topic))]: 1 }),
          );
          const frame = changeFrame(sent, view);
          if (frame) receive(frame);
          sent = view;
          expect(received.stats).toEqual(statsOf(view.totals));
          const shown = Object.entries(received.topics).map(([id, prayers]) => ({ topic_id: Number(id), prayers }));
          expect(shown).toEqual(snapshotFrame(view).prayed_today!.topics);
        }
      }),
    );
  });
});
