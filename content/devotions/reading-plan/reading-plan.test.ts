import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { bookById, books, chapterCount, type BookId } from "#domain/scripture/books.ts";
import { planThemeSchema, sectionDescription, writtenPlanDaySchema, type BookSections } from "#content/schema/devotions/reading-plan.ts";
import { writtenPrayer } from "#content/schema/devotions/prose.ts";
import { firstDays } from "./first-days.ts";
import { newTestamentSections } from "./new-testament-sections.ts";
import { oldTestamentSections } from "./old-testament-sections.ts";
import { planPrayers } from "./prayers.ts";
import { planThemes } from "./themes.ts";

const sections = Object.entries({ ...oldTestamentSections, ...newTestamentSections } satisfies BookSections) as [BookId, readonly (readonly [number, string])[]][];
const descriptions = [...sections.flatMap(([, parts]) => parts.map(([, text]) => text)), ...firstDays.flatMap((day) => [day.oldTestamentDescription, day.newTestamentDescription])];
const prayers = [...planPrayers, ...firstDays.map(({ prayer }) => prayer)];
const repeated = (items: readonly string[]): string[] => items.filter((item, at) => items.indexOf(item) !== at);

describe("the texts of the reading plan", () => {
  it("include five handwritten days, twenty themes and five prayers that match the schema", () => {
    expect(z.array(writtenPlanDaySchema).safeParse(firstDays).error).toBeUndefined();
    expect(firstDays.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
    expect(z.array(planThemeSchema).safeParse(planThemes).error).toBeUndefined();
    expect(new Set(planThemes.map(({ name }) => name)).size).toBe(20);
    expect(new Set(planThemes.map(({ question }) => question)).size).toBe(20);
    expect(z.array(writtenPrayer).safeParse(planPrayers).error).toBeUndefined();
    expect(planPrayers).toHaveLength(5);
  });

  it("describe every part of all 66 books, from the first chapter on", () => {
    expect(sections.map(([book]) => book)).toEqual(books.map(({ id }) => id));
    for (const [book, parts] of sections) {
      const starts = parts.map(([chapter]) => chapter);
      expect(starts[0]).toBe(1);
      expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
      expect(starts.at(-1)).toBeLessThanOrEqual(chapterCount(book));
    }
    expect(Object.keys(oldTestamentSections).every((book) => bookById(book as BookId).testament === "OT")).toBe(true);
    const problems = descriptions.filter((text) => !z.safeParse(sectionDescription, text).success);
    expect(problems).toEqual([]);
  });

  it("repeat nothing, and start every prayer differently", () => {
    expect(repeated(descriptions)).toEqual([]);
    expect(repeated([...descriptions, ...prayers].flatMap((text) => text.split(/(?<=[.?])\s+/)).filter((sentence) => sentence !== "Amen."))).toEqual([]);
    expect(repeated(prayers.map((prayer) => prayer.split(/\s+/).slice(0, 3).join(" ")))).toEqual([]);
    expect(prayers.every((prayer) => prayer.endsWith(" Amen."))).toBe(true);
  });

  it("have no exclamation marks, quotation marks or sermon filler words", () => {
    const all = [...descriptions, ...prayers, ...planThemes.map(({ question }) => question)];
    expect(all.filter((text) => /[!"“”]| {2}|journey|unlock|season|blessed to be/i.test(text))).toEqual([]);
  });
});
