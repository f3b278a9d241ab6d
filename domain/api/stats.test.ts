import { describe, expect, it } from "vitest";
import { formatCount, formatExactCount, incrementSchema, isStatName, noStats, statNames, toRows } from "./stats.ts";

describe("the counters' schemas", () => {
  it("accept a prayer-wall topic, one prayer at a time and no future time", () => {
    const operation_id = crypto.randomUUID();
    const isTaken = (more: object) => incrementSchema.safeParse({ operation_id, ...more }).success;
    expect([{ topic_id: 1 }, { topic_id: 28, increment_by: 1, seconds_ago: 30 * 86_400 }, { increment_by: 10 }].map(isTaken)).toEqual([true, true, true]);
    expect([{ topic_id: 0 }, { topic_id: 29 }, { topic_id: 1, increment_by: 2 }, { seconds_ago: -1 }, { seconds_ago: 0.5 }, { seconds_ago: 30 * 86_400 + 1 }].map(isTaken)).toEqual([false, false, false, false, false, false]);
  });

  it("limit the step and the id", () => {
    const operation_id = crypto.randomUUID();
    expect(incrementSchema.parse({ operation_id })).toEqual({ operation_id });
    for (const increment_by of [0, 11, 1.5, "1", -1, null, Number.NaN]) expect(incrementSchema.safeParse({ operation_id, increment_by }).success).toBe(false);
    for (const id of ["", "short", "x".repeat(65), "with space in the id", 7, undefined]) expect(incrementSchema.safeParse({ operation_id: id }).success).toBe(false);
  });
  it("name the invalid field when a topic is counted more than once", () => {
    const issue = incrementSchema.safeParse({ operation_id: crypto.randomUUID(), topic_id: 1, increment_by: 2 }).error?.issues[0];
    expect(issue).toMatchObject({ path: ["increment_by"], message: "Please count a topic’s prayers one at a time." });
  });
  it("know the counter names, and start at zero", () => {
    expect(statNames.filter(isStatName)).toEqual([...statNames]);
    expect(["", "play", "plays ", "toString"].filter(isStatName)).toEqual([]);
    expect(toRows(noStats, ["plays", "shares"])).toEqual([{ stat_name: "plays", stat_value: 0 }, { stat_name: "shares", stat_value: 0 }]);
  });
  it("have a row for every name", () => {
    expect(toRows(noStats).map((row) => row.stat_name)).toEqual([...statNames]);
  });
  it.each([[0, "0"], [999, "999"], [1000, "1.0K"], [1999, "1.9K"], [48_213, "48.2K"], [131_906, "131.9K"], [1_250_000, "1250.0K"]])("format %i as %s", (count, text) => {
    expect(formatCount(count)).toBe(text);
  });
});

describe("a count in full", () => {
  it("is grouped by thousands, as in English", () => {
    for (const count of [0, 7, 42, 999, 1000, 12_345, 131_945, 1_000_000, 9_007_199_254_740_991]) expect(formatExactCount(count)).toBe(count.toLocaleString("en"));
  });
});
