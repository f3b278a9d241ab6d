import { describe, expect, it } from "vitest";
import { ceilingInTheWay, withWritten, writesOn } from "./day-writes.ts";

const noon = Date.parse("2026-11-23T12:00:00Z");
const ceilings = { all: 100, unproven: 50 };

describe("what the site adds on a day", () => {
  it("is refused to new devices from half the ceiling, and to all beyond it", () => {
    let writes = withWritten(writesOn(undefined, noon), 50, false);
    expect(ceilingInTheWay(writes, 1, false, ceilings)).toBe(1);
    expect(ceilingInTheWay(writes, 50, true, ceilings)).toBe(0);
    expect(ceilingInTheWay(writes, 51, true, ceilings)).toBe(2);
    writes = withWritten(writes, 50, true);
    expect(writes).toEqual({ day: "2026-11-23", all: 100, unproven: 50, reported: 0 });
    expect(ceilingInTheWay(writes, 1, true, ceilings)).toBe(2);
  });

  it("begins anew at midnight", () => {
    const writes = withWritten(writesOn(undefined, noon), 50, false);
    expect(writesOn(writes, noon)).toBe(writes);
    expect(writesOn(writes, noon + 43_200_000)).toEqual({ day: "2026-11-24", all: 0, unproven: 0, reported: 0 });
  });
});
