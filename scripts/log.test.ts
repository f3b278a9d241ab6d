import { describe, expect, it } from "vitest";
import { printedLog } from "./log.ts";

describe("the printed log", () => {
  it("shows what the server saw apart from what browsers claim", () => {
    expect(
      printedLog([
        [{ at: "2026-11-23 08:00:00", event: "database_error", details: "D1 is away" }],
        [{ day: "2026-11-23", claim: "storage_blocked", reports: 3 }],
        [],
      ]),
    ).toBe(
      [
        "SEEN BY THE SERVER",
        "  at                   event           details",
        "  2026-11-23 08:00:00  database_error  D1 is away",
        "",
        "CLAIMED BY BROWSERS (anybody can make these up)",
        "  day         claim            reports",
        "  2026-11-23  storage_blocked  3",
        "",
        "HOW MANY OF EACH, BY UTC DAY (also those of which no row was kept)",
        "  nothing",
      ].join("\n"),
    );
  });

  it("lets no cell begin a line, move the cursor, or push the others away", () => {
    const forged = "\nSEEN BY THE SERVER\n\u001B[1A\u202Edatabase_error";
    const lines = printedLog([[], [{ claim: forged, details: "x".repeat(5000), by: "me" }], []]).split("\n");
    expect(lines.filter((line) => line.startsWith("SEEN BY"))).toHaveLength(1);
    expect(lines.join("")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(200);
  });
});
