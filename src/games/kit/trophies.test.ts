import { describe, expect, it } from "vitest";
import { corruptedCopies } from "#tests/support/corrupted-copies.ts";
import type { Badge } from "./badge.ts";
import { mergeTrophies, newestFirst, type Trophy, trophySchema, withTrophy } from "./trophies.ts";

const gold: Badge = { name: "Wisdom Master", emoji: "👑", color: "gold" };
const trophy = (own: Partial<Trophy> = {}): Trophy => ({
  game: "wisdom-nuggets",
  badge: { ...gold },
  firstOn: "2026-02-01",
  lastOn: "2026-03-01",
  times: 2,
  ...own,
});

describe("trophies", () => {
  it("start with the day they were first earned, and count up", () => {
    const once = withTrophy([], "wisdom-nuggets", gold, "2026-02-01");
    expect(once).toEqual([trophy({ lastOn: "2026-02-01", times: 1 })]);
    expect(withTrophy(once, "wisdom-nuggets", gold, "2026-03-01")).toEqual([trophy()]);
  });

  it("are identified by game and name", () => {
    const list = withTrophy(
      withTrophy([trophy()], "bible-scholar", gold, "2026-04-01"),
      "wisdom-nuggets",
      { ...gold, name: "Truth Seeker" },
      "2026-04-02",
    );
    expect(list.map(({ times }) => times)).toEqual([2, 1, 1]);
  });

  it("are only stored and restored whole", () => {
    for (const color of ["gold", "silver", "bronze", "gray"])
      expect(trophySchema.safeParse(trophy({ badge: { ...gold, color } as Badge })).success).toBe(true);
    for (const { path, copy } of corruptedCopies(trophy()))
      expect(trophySchema.safeParse(copy).success, path).toBe(false);
    expect(
      [
        { times: 0 },
        { firstOn: "1.2.2026" },
        { lastOn: "2026-02-30" },
        { badge: { ...gold, color: "pink" } as unknown as Badge },
      ].filter((own) => trophySchema.safeParse(trophy(own)).success),
    ).toEqual([]);
  });

  it("merge to the earliest first and the latest last day, in either order", () => {
    const later = trophy({ firstOn: "2026-02-15", lastOn: "2026-05-01", times: 1 });
    expect(mergeTrophies([trophy()], [later])).toEqual([trophy({ lastOn: "2026-05-01" })]);
    expect(mergeTrophies([later], [trophy()])).toEqual([trophy({ lastOn: "2026-05-01" })]);
  });

  it("merge an imported list without counting twice", () => {
    const other = trophy({ firstOn: "2026-01-15", lastOn: "2026-02-15", times: 5 });
    const scholar = trophy({ game: "bible-scholar" });
    const merged = mergeTrophies([trophy()], [other, scholar]);
    expect(merged).toEqual([trophy({ firstOn: "2026-01-15", times: 5 }), scholar]);
    expect(mergeTrophies(merged, [other, scholar])).toEqual(merged);
  });

  it("of another device stand by the day on which they were first earned", () => {
    const [earlier, later] = [
      trophy({ game: "tap-to-reveal", firstOn: "2025-12-24" }),
      trophy({ game: "bible-scholar" }),
    ];
    expect(newestFirst(mergeTrophies([trophy(), later], [earlier]))).toEqual([later, trophy(), earlier]);
  });
});
