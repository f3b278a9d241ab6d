import { describe, expect, it } from "vitest";
import { exceededCeiling, withWritten, writesOn } from "./day-writes.ts";

const noon = Date.parse("2026-11-23T12:00:00Z");
const ceilings = { all: 100, unproven: 50 };

describe("the daily ceilings", () => {
  it("refuse unproven devices at their ceiling, and all devices at the total ceiling", () => {
    let writes = withWritten(writesOn(undefined, noon), 50, false);
    expect(exceededCeiling(writes, 1, false, ceilings)).toBe(1);
    expect(exceededCeiling(writes, 50, true, ceilings)).toBe(0);
    expect(exceededCeiling(writes, 51, true, ceilings)).toBe(2);
    writes = withWritten(writes, 50, true);
    expect(writes).toEqual({ day: "2026-11-23", all: 100, unproven: 50, reported: 0 });
    expect(exceededCeiling(writes, 1, true, ceilings)).toBe(2);
  });

  it("start again at midnight", () => {
    const writes = withWritten(writesOn(undefined, noon), 50, false);
    expect(writesOn(writes, noon)).toBe(writes);
    expect(writesOn(writes, noon + 43_200_000)).toEqual({ day: "2026-11-24", all: 0, unproven: 0, reported: 0 });
  });
});
