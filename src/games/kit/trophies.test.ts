import { describe, expect, it } from "vitest";
import type { Badge } from "./badge.ts";
import { mergeTrophies, type Trophy, withTrophy } from "./trophies.ts";

const gold: Badge = { name: "Wisdom Master", emoji: "👑", color: "gold" };
const trophy = (own: Partial<Trophy> = {}): Trophy => ({ game: "wisdom-nuggets", badge: { ...gold }, firstOn: "2026-02-01", lastOn: "2026-03-01", times: 2, ...own });

describe("trophies", () => {
  it("begin with the day they were first earned and count on", () => {
    const once = withTrophy([], "wisdom-nuggets", gold, "2026-02-01");
    expect(once).toEqual([trophy({ lastOn: "2026-02-01", times: 1 })]);
    expect(withTrophy(once, "wisdom-nuggets", gold, "2026-03-01")).toEqual([trophy()]);
  });

  it("are told apart by game and by name", () => {
    const list = withTrophy(withTrophy([trophy()], "bible-scholar", gold, "2026-04-01"), "wisdom-nuggets", { ...gold, name: "Truth Seeker" }, "2026-04-02");
    expect(list.map(({ times }) => times)).toEqual([2, 1, 1]);
  });

  it("merge an imported list without counting twice", () => {
    const other = trophy({ firstOn: "2026-01-15", lastOn: "2026-02-15", times: 5 });
    const scholar = trophy({ game: "bible-scholar" });
    const merged = mergeTrophies([trophy()], [other, scholar]);
    expect(merged).toEqual([trophy({ firstOn: "2026-01-15", times: 5 }), scholar]);
    expect(mergeTrophies(merged, [other, scholar])).toEqual(merged);
  });
});
