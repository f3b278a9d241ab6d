import { describe, expect, it } from "vitest";
import { bookBackgrounds } from "#content/devotions/reading-plan/book-backgrounds.ts";
import { firstDays } from "#content/devotions/reading-plan/first-days.ts";
import { newTestamentDays } from "#content/devotions/reading-plan/new-testament/new-testament-days.ts";
import { wholeDays } from "#content/devotions/reading-plan/whole/whole-days.ts";
import { wholeThemes } from "#content/devotions/reading-plan/whole-themes.ts";
import { yearDays } from "#content/devotions/reading-plan/year/year-days.ts";
import { books } from "#domain/scripture/books/books.ts";
import { planIds, type PlanId } from "./config.ts";
import { loadCode } from "#src/platform/loading/lazy-code.ts";
import { type DayTexts, loadTexts, newTestamentParts, type Part, wholeParts, yearParts } from "./day-texts.ts";
import { planOf } from "./plan.ts";
import { nameOf } from "./readings.ts";

const allTexts = (id: PlanId): Promise<DayTexts[]> => Promise.all(planOf(id).map(({ day }) => loadTexts(id, day)));
const repeated = (items: readonly string[]): string[] => items.filter((item, at) => items.indexOf(item) !== at);
const loadAll = async <T>(parts: readonly Part<readonly T[]>[]): Promise<T[]> =>
  (await Promise.all(parts.map(({ code }) => loadCode(code)))).flat();
const oldTestament = (id: PlanId) => planOf(id).map((day) => [day.day, nameOf(day.oldTestament)]);
const introduced = async (id: PlanId) => (await allTexts(id)).flatMap(({ backgrounds }) => Object.entries(backgrounds));

describe("what is written for a reading", () => {
  it("stands under the very reading it was written for, on every day of both plans", () => {
    expect(yearDays.map(([day, reading]) => [day, reading])).toEqual(oldTestament("year").slice(firstDays.length));
    expect(wholeDays.map(([day, reading]) => [day, reading])).toEqual(oldTestament("whole"));
    for (const id of planIds)
      expect(newTestamentDays.map(([reading]) => reading)).toEqual(
        planOf(id).map(({ newTestament }) => nameOf(newTestament)),
      );
  });

  it("is loaded in parts that lie end to end, each from its own first day", async () => {
    expect(await loadAll(yearParts)).toEqual(yearDays);
    expect(await loadAll(wholeParts)).toEqual(wholeDays);
    expect(await loadAll(newTestamentParts)).toEqual(newTestamentDays);
    for (const [parts, first] of [
      [yearParts, firstDays.length + 1],
      [wholeParts, 1],
      [newTestamentParts, 1],
    ] as const) {
      const starts = parts.map(({ from }) => from);
      const lengths = (await Promise.all(parts.map(({ code }) => loadCode<readonly unknown[]>(code)))).map(
        ({ length }) => length,
      );
      expect(starts).toEqual(
        lengths.map((_, at) => first + lengths.slice(0, at).reduce((sum, length) => sum + length, 0)),
      );
    }
  });

  it("is complete for all 365 days of each plan", async () => {
    const year = await allTexts("year");
    expect(year.map(({ oldTestamentDescription }) => oldTestamentDescription)).toEqual([
      ...firstDays.map((day) => day.oldTestamentDescription),
      ...yearDays.map(([, , text]) => text),
    ]);
    expect(year.map(({ question }) => question)).toEqual([
      ...firstDays.map(() => undefined),
      ...yearDays.map(([, , , sentence]) => sentence),
    ]);
    expect(year.map(({ theme, prayer }) => [theme, prayer])).toEqual(
      planOf("year").map(({ theme, prayer }) => [theme, prayer]),
    );
    const whole = await allTexts("whole");
    expect(whole.map(({ oldTestamentDescription, question }) => [oldTestamentDescription, question])).toEqual(
      wholeDays.map(([, , text, , question]) => [text, question]),
    );
    expect(whole.map(({ theme, prayer }) => [theme, prayer])).toEqual(
      wholeDays
        .map(([, , , id]) => wholeThemes.find((theme) => theme.id === id)!)
        .map(({ name, prayer }) => [name, prayer]),
    );
    expect(whole.map(({ newTestamentDescription }) => newTestamentDescription)).toEqual(
      newTestamentDays.map(([, text]) => text),
    );
    expect(year.slice(firstDays.length).map(({ newTestamentDescription }) => newTestamentDescription)).toEqual(
      newTestamentDays.slice(firstDays.length).map(([, text]) => text),
    );
  });

  it("is never the same for two days of a plan", async () => {
    for (const id of planIds) {
      const texts = await allTexts(id);
      expect(
        repeated(
          texts
            .flatMap((day) => [day.oldTestamentDescription, day.newTestamentDescription, day.question ?? ""])
            .filter((text) => text !== ""),
        ),
      ).toEqual([]);
    }
  });

  it("introduces each book on the one day it begins", async () => {
    const whole = await introduced("whole");
    expect(whole.map(([book]) => book).toSorted()).toEqual(books.map(({ id }) => id).toSorted());
    expect(Object.fromEntries(whole)).toEqual(bookBackgrounds);
    const year = (await introduced("year")).map(([book]) => book);
    expect(year).toHaveLength(23 + 27);
    expect(new Set(year).size).toBe(year.length);
    expect((await loadTexts("year", 29)).backgrounds).toEqual({ EXO: bookBackgrounds.EXO });
    expect((await loadTexts("year", 30)).backgrounds).toEqual({});
  });
});
