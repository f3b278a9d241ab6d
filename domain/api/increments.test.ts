import { describe, expect, it } from "vitest";
import { batchOfOne, batchSchema, incrementSchema, largestBatch } from "./increments.ts";
import { mostInBatch, statNames } from "./stats.ts";

const operation_id = "5b8c0c1e-0000-4000-8000-000000000001";

const isTaken = (more: object) => incrementSchema.safeParse({ operation_id, ...more }).success;

/** Field and message of the first thing that is wrong with a batch. */
const problemOf = (...increments: unknown[]) => {
  const issue = batchSchema.safeParse({ operation_id, increments }).error?.issues[0];
  return issue && [issue.path.join("."), issue.message];
};

describe("a single increment", () => {
  it("is one, with a prayer-wall topic or without, and never in the future", () => {
    expect([{}, { increment_by: 1 }, { topic_id: 1 }, { topic_id: 28, seconds_ago: 30 * 86_400 }].map(isTaken)).toEqual(
      [true, true, true, true],
    );
    for (const increment_by of [0, 2, 10, 1.5, "1", -1, null, Number.NaN])
      expect(isTaken({ increment_by })).toBe(false);
    expect(
      [
        { topic_id: 0 },
        { topic_id: 29 },
        { seconds_ago: -1 },
        { seconds_ago: 0.5 },
        { seconds_ago: 30 * 86_400 + 1 },
      ].filter(isTaken),
    ).toEqual([]);
  });

  it("has an id of limited length", () => {
    for (const id of ["", "short", "x".repeat(65), "with space in the id", 7, undefined])
      expect(incrementSchema.safeParse({ operation_id: id }).success).toBe(false);
  });

  it("is a batch of one", () => {
    expect(batchSchema.parse(batchOfOne("plays", { operation_id }))).toEqual({
      operation_id,
      increments: [{ stat_name: "plays", count: 1 }],
    });
    expect(
      batchSchema.parse(batchOfOne("prayers_submitted", { operation_id, topic_id: 17, seconds_ago: 4 })).prayers,
    ).toEqual([{ topic_id: 17, seconds_ago: 4 }]);
  });
});

describe("a batch", () => {
  it("may name every counter, each up to its cap", () => {
    const increments = statNames.map((stat_name) => ({ stat_name, count: mostInBatch(stat_name) }));
    expect(batchSchema.parse({ operation_id, increments })).toEqual({ operation_id, increments });
    expect([mostInBatch("scripture_searches"), mostInBatch("plays"), largestBatch]).toEqual([60, 10, 120]);
  });

  it("names each counter once, with a count within its cap", () => {
    const one = { stat_name: "plays", count: 1 };
    expect(problemOf(one, one)).toEqual(["increments.1.stat_name", "Please name each counter once."]);
    expect(problemOf(...Array.from({ length: 8 }, () => one))).toEqual([
      "increments",
      "Please name each counter once.",
    ]);
    expect(problemOf({ stat_name: "plays", count: 11 })).toEqual(["increments.0.count", "Please use 10 at most."]);
    expect(problemOf({ stat_name: "scripture_searches", count: 61 })).toEqual([
      "increments.0.count",
      "Please use 60 at most.",
    ]);
    expect(problemOf()).toEqual(["increments", "Please name at least one counter."]);
    for (const count of [0, -1, 1e9, 1.5, "1", null, undefined, Number.NaN, Infinity])
      expect(problemOf({ stat_name: "plays", count })?.[0]).toBe("increments.0.count");
    for (const stat_name of ["clicks", "constructor", "", 7, undefined])
      expect(problemOf({ stat_name, count: 1 })?.[0]).toBe("increments.0.stat_name");
  });

  it("has no more prayers with a topic than prayers", () => {
    const takes = (count: number, prayers: object[]) =>
      batchSchema.safeParse({ operation_id, increments: [{ stat_name: "prayers_submitted", count }], prayers }).success;
    const prayer = { topic_id: 3, seconds_ago: 5 };
    expect([takes(2, [prayer, prayer]), takes(2, [prayer]), takes(1, [])]).toEqual([true, true, true]);
    expect([takes(1, [prayer, prayer]), takes(1, [{ topic_id: 29 }]), takes(1, [{}])]).toEqual([false, false, false]);
    expect(
      batchSchema.safeParse({ operation_id, increments: [{ stat_name: "plays", count: 1 }], prayers: [prayer] })
        .success,
    ).toBe(false);
  });
});
