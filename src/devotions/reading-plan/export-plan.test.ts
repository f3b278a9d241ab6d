import { describe, expect, it } from "vitest";
import { loadTexts } from "./day-texts.ts";
import { plannedDay } from "./plan.ts";
import { calendarText } from "./export-plan.ts";

const textOf = async (id: "year" | "whole", day: number): Promise<string[]> =>
  calendarText(plannedDay(id, day), await loadTexts(id, day)).split("\n\n");

describe("a day in the calendar file", () => {
  it("has the theme with its sentence, a warning if there is cruelty, a line for each reading, and the prayer", async () => {
    const [theme, warning, oldTestament, newTestament, prayer] = await textOf("year", 160);
    expect(theme).toMatch(/^Love\. As you read: .*Tamar/);
    expect(warning).toMatch(/^Hard to read\. 2 Samuel 12: .* 2 Samuel 13: a half-brother rapes Tamar/);
    expect(oldTestament).toMatch(/^2 Samuel 12-13: \S/);
    expect(newTestament).toMatch(/^John \S+: \S/);
    expect(prayer).toMatch(/Amen\.$/);
  });

  it("has no warning and no sentence where there is none", async () => {
    expect(await textOf("year", 1)).toHaveLength(4);
    expect((await textOf("year", 1))[0]).toBe("Beginnings");
  });
});
