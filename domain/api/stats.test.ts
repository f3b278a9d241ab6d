import { describe, expect, it } from "vitest";
import { toRows } from "./stat-frames.ts";
import { formatCount, isStatName, noStats, statNames } from "./stats.ts";

describe("the counters", () => {
  it("know the counter names, and start at zero", () => {
    expect(statNames.filter(isStatName)).toEqual([...statNames]);
    expect(["", "play", "plays ", "toString"].filter(isStatName)).toEqual([]);
    expect(toRows(noStats, ["plays", "shares"])).toEqual([
      { stat_name: "plays", stat_value: 0 },
      { stat_name: "shares", stat_value: 0 },
    ]);
  });
  it("have a row for every name", () => {
    expect(toRows(noStats).map((row) => row.stat_name)).toEqual([...statNames]);
  });
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1.0K"],
    [1999, "1.9K"],
    [48_213, "48.2K"],
    [131_906, "131.9K"],
    [1_250_000, "1250.0K"],
  ])("format %i as %s", (count, text) => {
    expect(formatCount(count)).toBe(text);
  });
});
