import { expect, it } from "vitest";
import { monthNames } from "#domain/calendar/date-words.ts";
import { matchRoute } from "../routes.ts";
import { verseMonthName } from "./verse-month-name.ts";
import { isVerseMonth, verseMonthPath, verseMonths } from "./verse-months.ts";

it("has the twelve months in their order, each with an address", () => {
  expect(verseMonths.map(verseMonthName)).toEqual([...monthNames]);
  expect(verseMonths.map((month) => matchRoute(verseMonthPath(month))?.id)).toEqual(
    verseMonths.map(() => "dailyVersesOfMonth"),
  );
});

it.each(["", "November", "13", "constructor", "november/"])("knows no month “%s”", (text) => {
  expect(isVerseMonth(text)).toBe(false);
});
