import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noStats, statNames } from "#domain/api/stats.ts";
import { hubFor, hubNames } from "./placement.ts";
import { topicCounter } from "./prayed-days.ts";
import {
  type Reports,
  type Tally,
  add,
  changesOf,
  gainsOf,
  mergeReport,
  emptyTally,
  sizeOf,
  statsOf,
  withoutOldDays,
  withoutTopics,
  globalTotals,
} from "./tally.ts";

const day = "2026-11-21";
const topics = [1, 17, 28].map((id) => topicCounter(day, id));
const counters = [...statNames, ...topics];
const step = fc.record({
  shard: fc.integer({ min: 0, max: 3 }),
  name: fc.constantFrom(...counters),
  by: fc.integer({ min: 1, max: 10 }),
});

/** The fate of one report: how often it arrives (0 if lost), and how many others it overtakes. */
const fate = fc.record({ copies: fc.integer({ min: 0, max: 3 }), delay: fc.integer({ min: 0, max: 6 }) });

describe("the merge rule", () => {
  it("converges under loss, repetition and reordering, and is never lower than before nor too high", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fate), { maxLength: 60 }), (history) => {
        const truth: Tally[] = Array.from({ length: 4 }, () => emptyTally);
        const inFlight: { at: number; shard: string; totals: Tally }[] = [];
        history.forEach(([{ shard, name, by }, { copies, delay }], turn) => {
          truth[shard] = add(truth[shard]!, { [name]: by });
          for (let copy = 0; copy < copies; copy += 1)
            inFlight.push({ at: turn + delay * (copy + 1), shard: `shard-${shard}`, totals: truth[shard]! });
        });
        const world = truth.reduce(add, emptyTally);
        let reports: Reports = new Map();
        for (const { shard, totals } of inFlight.toSorted((a, b) => a.at - b.at)) {
          const before = globalTotals(emptyTally, reports);
          reports = mergeReport(reports, shard, totals);
          const after = globalTotals(emptyTally, reports);
          for (const name of counters) {
            expect(after[name] ?? 0).toBeGreaterThanOrEqual(before[name] ?? 0);
            expect(after[name] ?? 0).toBeLessThanOrEqual(world[name] ?? 0);
          }
        }
        truth.forEach((totals, shard) => (reports = mergeReport(reports, `shard-${shard}`, totals)));
        expect(globalTotals(emptyTally, reports)).toEqual(world);
      }),
    );
  });

  it("lists the counters that changed", () => {
    expect(changesOf({ plays: 4, shares: 1 }, { plays: 5, shares: 1, visitors: 2 })).toEqual({ plays: 5, visitors: 2 });
  });

  it("returns the seven counters and no others", () => {
    expect(statsOf({ plays: 3, [topics[0]!]: 2, toString: 5 })).toEqual({ ...noStats, plays: 3 });
  });
});

describe("the increments of a batch", () => {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const operation_id = "an id of 16 letters";
  const praying = (...seconds_ago: number[]) =>
    gainsOf(
      {
        operation_id,
        increments: [{ stat_name: "prayers_submitted", count: 2 }],
        prayers: seconds_ago.map((seconds) => ({ topic_id: 17, seconds_ago: seconds })),
      },
      noon,
    );

  it("have the count of each counter", () => {
    const increments = [
      { stat_name: "plays", count: 4 },
      { stat_name: "scripture_searches", count: 60 },
    ] as const;
    expect(gainsOf({ operation_id, increments: [...increments] }, noon)).toEqual({ plays: 4, scripture_searches: 60 });
  });

  it("have one for the topic of each prayer, on the day of the prayer", () => {
    expect(praying(0, 12 * 3600)).toEqual({ prayers_submitted: 2, [topicCounter(day, 17)]: 2 });
    expect(praying(0, 12 * 3600 + 1)).toEqual({
      prayers_submitted: 2,
      [topicCounter(day, 17)]: 1,
      [topicCounter("2026-11-20", 17)]: 1,
    });
  });

  it("leave out topics of past days", () => {
    expect(praying(36 * 3600 + 1)).toEqual({ prayers_submitted: 2 });
  });

  it("have a size, and can be reduced to the seven counters", () => {
    expect(sizeOf(praying(0, 12 * 3600 + 1))).toBe(2);
    expect(withoutTopics(praying(0))).toEqual({ prayers_submitted: 2 });
  });
});

describe("the counters of a day", () => {
  it("are kept until the end of the next one", () => {
    const tally = {
      plays: 1,
      [topicCounter("2026-11-20", 2)]: 3,
      [topicCounter("2026-11-21", 2)]: 4,
      [topicCounter("2026-11-22", 28)]: 5,
    };
    expect(withoutOldDays(tally, Date.parse("2026-11-21T23:59:59Z"))).toEqual(tally);
    const { [topicCounter("2026-11-20", 2)]: _, ...rest } = tally;
    expect(withoutOldDays(tally, Date.parse("2026-11-22T00:00:00Z"))).toEqual(rest);
  });
});

describe("placement", () => {
  it("sends the same operation to the same hub, and distributes different ones", () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 64 }), (id, shards) => {
        expect(hubFor(id, shards)).toBe(hubFor(id, shards));
      }),
    );
    const counts = new Map<string, number>();
    for (let index = 0; index < 16_000; index += 1) {
      const hub = hubFor(`operation-${index}-${index * 7919}`, 16);
      counts.set(hub, (counts.get(hub) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(hubNames(16).toSorted());
    expect(Math.max(...counts.values())).toBeLessThan(1300);
  });
});
