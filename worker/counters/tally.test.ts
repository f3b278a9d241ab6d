import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type StatTotals, noStats, statNames } from "#domain/api/stats.ts";
import { hubFor, hubNames } from "./placement.ts";
import { type Reports, add, changedNames, mergeReport, worldTotals } from "./tally.ts";

const step = fc.record({ shard: fc.integer({ min: 0, max: 3 }), name: fc.constantFrom(...statNames), by: fc.integer({ min: 1, max: 10 }) });

/** How the network treats one report: never arrives, arrives this many times, and overtakes how many others. */
const fate = fc.record({ copies: fc.integer({ min: 0, max: 3 }), delay: fc.integer({ min: 0, max: 6 }) });

describe("the merge rule", () => {
  it("arrives at the truth under loss, repetition and reordering, never runs backwards and never ahead", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fate), { maxLength: 60 }), (history) => {
        const truth: StatTotals[] = Array.from({ length: 4 }, () => noStats);
        const inFlight: { at: number; shard: string; totals: StatTotals }[] = [];
        history.forEach(([{ shard, name, by }, { copies, delay }], turn) => {
          truth[shard] = add(truth[shard]!, { ...noStats, [name]: by });
          for (let copy = 0; copy < copies; copy += 1) inFlight.push({ at: turn + delay * (copy + 1), shard: `shard-${shard}`, totals: truth[shard]! });
        });
        const world = truth.reduce(add, noStats);
        let reports: Reports = new Map();
        for (const { shard, totals } of inFlight.toSorted((a, b) => a.at - b.at)) {
          const before = worldTotals(noStats, reports);
          reports = mergeReport(reports, shard, totals);
          const after = worldTotals(noStats, reports);
          for (const name of statNames) {
            expect(after[name]).toBeGreaterThanOrEqual(before[name]);
            expect(after[name]).toBeLessThanOrEqual(world[name]);
          }
        }
        truth.forEach((totals, shard) => (reports = mergeReport(reports, `shard-${shard}`, totals)));
        expect(worldTotals(noStats, reports)).toEqual(world);
      }),
    );
  });

  it("names what changed", () => {
    expect(changedNames(noStats, { ...noStats, plays: 1, visitors: 2 })).toEqual(["plays", "visitors"]);
  });
});

describe("placement", () => {
  it("sends the same operation to the same hub, and spreads different ones", () => {
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
