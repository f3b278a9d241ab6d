import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { writtenPlanDaySchema } from "#content/schema/reading-plan.ts";
import { writtenPrayer } from "#content/schema/devotions.ts";
import { firstDays } from "./first-days.ts";
import { planPrayers, planThemes } from "./themes.ts";

const descriptions = firstDays.flatMap((day) => [day.oldTestamentDescription, day.newTestamentDescription]);
const prayers = [...planPrayers, ...firstDays.map(({ prayer }) => prayer)];
const repeated = (items: readonly string[]): string[] => items.filter((item, at) => items.indexOf(item) !== at);

describe("the themes, prayers and handwritten days of the reading plan", () => {
  it("are five days, twenty themes and five prayers that match the schema", () => {
    expect(z.array(writtenPlanDaySchema).safeParse(firstDays).error).toBeUndefined();
    expect(firstDays.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(planThemes).size).toBe(20);
    expect(planThemes).toHaveLength(20);
    expect(z.array(writtenPrayer).safeParse(planPrayers).error).toBeUndefined();
    expect(planPrayers).toHaveLength(5);
  });

  it("repeat nothing, and start every prayer differently", () => {
    expect(
      repeated(
        [...descriptions, ...prayers]
          .flatMap((text) => text.split(/(?<=[.?])\s+/))
          .filter((sentence) => sentence !== "Amen."),
      ),
    ).toEqual([]);
    expect(repeated(prayers.map((prayer) => prayer.split(/\s+/).slice(0, 3).join(" ")))).toEqual([]);
    expect(prayers.every((prayer) => prayer.endsWith(" Amen."))).toBe(true);
  });

  it("have no exclamation marks, quotation marks or sermon filler words", () => {
    expect(
      [...descriptions, ...prayers].filter((text) => /[!"“”]| {2}|journey|unlock|season|blessed to be/i.test(text)),
    ).toEqual([]);
  });
});
