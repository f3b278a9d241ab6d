import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeVersions, compareVectors, incremented } from "./version.ts";

const seen = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.integer({ min: 1, max: 20 }));
const version = fc.record({ seen, value: fc.option(fc.constantFrom("x", "y", "z"), { nil: undefined }) });

/** As texts are merged: all that was written, each once. */
const join = (newer: unknown, older: unknown) =>
  [...new Set(`${String(newer)} ${String(older)}`.split(" "))].toSorted().join(" ");

describe("a version that is written", () => {
  it("is newer than all seen versions, whatever the clock says", () => {
    fc.assert(
      fc.property(seen, fc.constantFrom("a", "d"), fc.integer({ min: 0, max: 30 }), (before, device, now) => {
        expect(compareVectors(incremented(before, device, now), before)).toBe("newer");
      }),
    );
  });

  it("remembers thirty-two devices", () => {
    let all = {};
    for (let number = 0; number < 50; number += 1) all = incremented(all, `device${number}`, 1000 + number);
    expect(Object.keys(all)).toHaveLength(32);
    expect(all).toHaveProperty("device49");
    expect(all).not.toHaveProperty("device0");
  });
});

describe("two versions", () => {
  it("merge to the same result in either order", () => {
    fc.assert(
      fc.property(version, version, (one, other) => {
        expect(mergeVersions(one, other, join)).toEqual(mergeVersions(other, one, join));
      }),
    );
  });

  it("prefer a change over a concurrent deletion", () => {
    const changed = { seen: { a: 1, b: 2 }, value: "x" };
    const deleted = { seen: { a: 5 }, value: undefined };
    expect(mergeVersions(changed, deleted, join)).toEqual({ seen: { a: 5, b: 2 }, value: "x" });
    expect(mergeVersions(changed, { seen: { a: 5, b: 2 }, value: undefined }, join).value).toBeUndefined();
  });
});
