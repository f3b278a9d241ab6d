import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { StoredEntry } from "./entries.ts";
import { isConflict, mergeStored } from "./merge.ts";

const anything: StoredEntry<unknown> = { key: "gbh_any", schema: z.unknown(), fallback: null };
const join = (present: unknown, imported: unknown) => mergeStored(anything, present, imported);

describe("mergeStored", () => {
  it("unites lists and fields, and keeps present values", () => {
    expect(join(["a", "b"], ["b", "c"])).toEqual(["a", "b", "c"]);
    expect(join([{ id: "1", text: "mine" }], [{ id: "1", text: "theirs" }, { id: "2" }])).toEqual([
      { id: "1", text: "mine" },
      { id: "2" },
    ]);
    expect(join({ days: [1], total: 1 }, { days: [1, 2], total: 2, badge: "x" })).toEqual({
      days: [1, 2],
      total: 1,
      badge: "x",
    });
    expect(join("dark", "light")).toBe("dark");
  });

  it("adds nothing the second time, and never loses what is there", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.array(fc.jsonValue()), (present, imported) => {
        const once = join(present, imported) as unknown[];
        expect(JSON.stringify(once.slice(0, present.length))).toBe(JSON.stringify(present));
        expect(join(once, imported)).toBe(once);
      }),
    );
  });

  it("uses the entry's own rule, and keeps the present value if the result has the wrong shape", () => {
    const largest = { ...anything, schema: z.number().check(z.maximum(9)), fallback: 0, merge: Math.max };
    expect(mergeStored(largest, 3, 5)).toBe(5);
    expect(mergeStored(largest, 3, 12)).toBe(3);
  });
});

describe("isConflict", () => {
  it("is true for different values in one place, not for values that only one side has", () => {
    expect(isConflict({ total: 1, days: [1] }, { days: [2] })).toBe(false);
    expect(isConflict({ total: 1 }, { total: 2 })).toBe(true);
    expect(isConflict([{ id: "1", text: "mine" }], [{ id: "1", text: "theirs" }])).toBe(true);
    expect(isConflict([{ id: "1" }], [{ id: "2" }])).toBe(false);
    expect(isConflict("dark", "light")).toBe(true);
  });
});
