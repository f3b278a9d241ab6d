import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bookById, books, bookOrder, chapterCount, verseCount, type BookId } from "#domain/scripture/books/books.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import { allChapters, totalVerses, verseAt, verseOrdinal } from "#domain/scripture/reference/places.ts";
import { countVerses, type Reference } from "#domain/scripture/reference/reference.ts";
import { firstDays } from "#content/devotions/reading-plan/first-days.ts";
import { planPrayers, planThemes } from "#content/devotions/reading-plan/themes.ts";
import { secondHalves } from "./chapter-halves.ts";
import { planIds, type PlanId } from "./config.ts";
import { plannedDay, planOf } from "./plan.ts";
import { distribute, nameOf, newTestamentReadings, wholeOldTestamentReadings } from "./readings.ts";

const known = new Map<string, Reference>();
const referenceOf = (text: string): Reference => {
  const parsed = known.has(text) ? undefined : parseReference(text);
  if (parsed?.ok) known.set(text, parsed.reference);
  else if (parsed) throw new Error(`${text}: ${parsed.problem}`);
  return known.get(text)!;
};
const sides = (id: PlanId) =>
  planOf(id).flatMap(({ oldTestament, newTestament }) => [
    referenceOf(nameOf(oldTestament)),
    referenceOf(nameOf(newTestament)),
  ]);

/** How often a plan reads each verse of the Bible. */
const timesRead = (id: PlanId): Uint8Array => {
  const times = new Uint8Array(totalVerses);
  for (const { ranges } of sides(id)) {
    for (const { from, to } of ranges)
      for (let verse = verseOrdinal(from); verse <= verseOrdinal(to); verse += 1) times[verse]! += 1;
  }
  return times;
};

const skipped = books
  .filter(({ id, testament }) => testament === "OT" && bookOrder(id) > bookOrder("ISA"))
  .map(({ id }) => id);

describe("the readings", () => {
  it("are 365 days of two readings each, all references that the search box can parse", () => {
    for (const id of planIds) {
      expect(planOf(id)).toHaveLength(365);
      expect(planOf(id).map(({ day }) => day)).toEqual(Array.from({ length: 365 }, (_, index) => index + 1));
      expect(sides(id)).toHaveLength(730);
    }
  });

  it("of the whole Bible contain each of the 31,102 verses exactly once, so all 1,189 chapters", () => {
    expect(timesRead("whole").every((times) => times === 1)).toBe(true);
    expect(books.reduce((sum, { id }) => sum + chapterCount(id), 0)).toBe(1189);
  });

  it("of the one-year plan contain Genesis to Isaiah and the New Testament once, and skip the last 16 books before it", () => {
    expect(skipped).toHaveLength(16);
    const wrong = [...timesRead("year")].flatMap((times, ordinal) =>
      times === (skipped.includes(verseAt(ordinal)!.book) ? 0 : 1) ? [] : [ordinal],
    );
    expect(wrong).toEqual([]);
  });

  it("follow the order of the books, the Old Testament on one side and the New on the other", () => {
    for (const id of planIds) {
      for (const side of ["oldTestament", "newTestament"] as const) {
        const ranges = planOf(id).flatMap((day) => referenceOf(nameOf(day[side])).ranges);
        const starts = ranges.map(({ from }) => verseOrdinal(from));
        expect(starts).toEqual(starts.toSorted((one, other) => one - other));
        expect(
          ranges.every(({ from }) => bookById(from.book).testament === (side === "oldTestament" ? "OT" : "NT")),
        ).toBe(true);
      }
    }
  });

  it("are never a burden: no day of the whole Bible has more verses than a long psalm besides the New Testament", () => {
    expect(
      Math.max(...wholeOldTestamentReadings().map((range) => countVerses({ ranges: [range] }))),
    ).toBeLessThanOrEqual(176);
    expect(Math.max(...newTestamentReadings().map((range) => countVerses({ ranges: [range] })))).toBeLessThanOrEqual(
      42,
    );
  });

  it("split the 105 longest chapters of the New Testament, each near its middle", () => {
    const halves = [...secondHalves].map(([place, verse]) => {
      const [book, chapter] = place.split(" ") as [BookId, string];
      return { book, chapter: Number(chapter), part: (verse - 1) / verseCount(book, Number(chapter)) };
    });
    expect(halves).toHaveLength(105);
    expect(halves.filter(({ part }) => part < 0.25 || part > 0.75)).toEqual([]);
    const shortest = Math.min(...halves.map(({ book, chapter }) => verseCount(book, chapter)));
    const undivided = books
      .filter(({ testament }) => testament === "NT")
      .flatMap(({ id, verseCounts }) =>
        verseCounts.filter((_, index) => !halves.some(({ book, chapter }) => book === id && chapter === index + 1)),
      );
    expect(Math.max(...undivided)).toBeLessThanOrEqual(shortest);
  });
});

describe("shareOut", () => {
  it("assigns every chapter once, in order, at least one a day, for any input", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1100 }),
        fc.integer({ min: 1, max: 89 }),
        fc.integer({ min: 1, max: 365 }),
        (from, length, days) => {
          const chapters = allChapters.slice(from, from + length);
          fc.pre(days <= chapters.length);
          const readings = distribute(chapters, days);
          expect(readings).toHaveLength(days);
          let expected = verseOrdinal({ ...chapters[0]!, verse: 1 });
          for (const range of readings) {
            expect(verseOrdinal(range.from)).toBe(expected);
            expect(verseOrdinal(range.to)).toBeGreaterThanOrEqual(expected);
            expected = verseOrdinal(range.to) + 1;
          }
          const last = readings.at(-1)!.to;
          expect(last).toMatchObject(chapters.at(-1)!);
        },
      ),
    );
  });

  it("rejects more days than chapters", () => {
    expect(() => distribute([{ book: "GEN", chapter: 1 }], 2)).toThrow(RangeError);
  });
});

describe("a plan day", () => {
  it("is one of 365, whatever number is requested", () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), fc.constantFrom(...planIds), (number, id) => {
        const { day } = plannedDay(id, number);
        expect(day).toBeGreaterThanOrEqual(1);
        expect(day).toBeLessThanOrEqual(365);
      }),
    );
    expect(plannedDay("year", 366).day).toBe(365);
    expect(plannedDay("year", Number.NaN).day).toBe(1);
  });

  it("starts with the five written days, whose readings match the computed ones", () => {
    const written = planOf("year").slice(0, 5);
    expect(written.map(({ theme }) => theme)).toEqual(["Beginnings", "Hiding", "Water", "Dry ground", "Leaving home"]);
    expect(written.map(({ prayer }) => prayer)).toEqual(firstDays.map(({ prayer }) => prayer));
    expect(written.map(({ oldTestament, newTestament }) => [nameOf(oldTestament), nameOf(newTestament)])).toEqual(
      firstDays.map(({ oldTestament, newTestament }) => [oldTestament, newTestament]),
    );
  });

  it("cycles 20 themes and 5 prayers by day in the plan as specified, and has none without its texts in the other", () => {
    const generated = planOf("year").slice(5);
    expect(generated.map(({ theme }) => theme)).toEqual(generated.map(({ day }) => planThemes[(day - 1) % 20]));
    expect(generated.map(({ prayer }) => prayer)).toEqual(generated.map(({ day }) => planPrayers[(day - 1) % 5]));
    expect(planOf("whole").filter(({ theme, prayer }) => theme !== undefined || prayer !== undefined)).toEqual([]);
  });

  it("names short books with their chapters", () => {
    const names = planOf("whole").map(({ oldTestament }) => nameOf(oldTestament));
    expect(names.filter((name) => !/\d/.test(name))).toEqual(names.filter((name) => name === "Obadiah"));
  });
});
