import { describe, expect, it } from "vitest";
import { noStats } from "#domain/api/stats.ts";
import { withRows } from "./stats.ts";

describe("the world's counters on the page", () => {
  it("take changes that arrive late for what they are, and snapshots as the truth", () => {
    const present = { ...noStats, visitors: 10, plays: 4 };
    expect(withRows(present, [{ stat_name: "visitors", stat_value: 9 }, { stat_name: "plays", stat_value: 5 }], false)).toEqual({ ...noStats, visitors: 10, plays: 5 });
    expect(withRows(present, [{ stat_name: "visitors", stat_value: 9 }], true).visitors).toBe(9);
  });
});
