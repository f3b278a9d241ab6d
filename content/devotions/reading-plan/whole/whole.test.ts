import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { themeIds, wholeDaySchema, wholeThemeSchema } from "#content/schema/reading-plan.ts";
import { firstDays } from "../first-days.ts";
import { newTestamentDays } from "../new-testament/new-testament-days.ts";
import { planPrayers } from "../themes.ts";
import { wholeThemes } from "../whole-themes.ts";
import { yearDays } from "../year/year-days.ts";
import { wholeDays } from "./whole-days.ts";

/** A theme is chosen by the reading, so none may stand in for a rotation. */
const mostDaysOfATheme = 25;

const repeated = (items: readonly string[]): string[] => items.filter((item, at) => items.indexOf(item) !== at);
const opening = (text: string, words: number): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\w' ]/g, "")
    .split(" ")
    .slice(0, words)
    .join(" ");
const openingLikeTheOneBefore = (texts: readonly string[], words: number): string[] =>
  texts.filter((text, index) => index > 0 && opening(texts[index - 1]!, words) === opening(text, words));
const sentences = (text: string): string[] => text.split(/(?<=[.?])\s+/).filter((sentence) => sentence !== "Amen.");

const themes = wholeDays.map(([, , , theme]) => theme);
const descriptions = wholeDays.map(([, , description]) => description);
const questions = wholeDays.map(([, , , , question]) => question);
const prayers = wholeThemes.map(({ prayer }) => prayer);
const otherDescriptions = [
  ...newTestamentDays.map(([, text]) => text),
  ...yearDays.map(([, , text]) => text),
  ...firstDays.flatMap((day) => [day.oldTestamentDescription, day.newTestamentDescription]),
];
const otherPrayers = [...planPrayers, ...firstDays.map(({ prayer }) => prayer)];

describe("the days of the whole-Bible plan", () => {
  it("are 365 in order and match the schema", () => {
    expect(z.array(wholeDaySchema).safeParse(wholeDays).error).toBeUndefined();
    expect(wholeDays.map(([day]) => day)).toEqual(Array.from({ length: 365 }, (_, index) => index + 1));
  });

  it("repeat no description and no question, and take none from the other plan", () => {
    expect(repeated([...otherDescriptions, ...descriptions]).filter((text) => descriptions.includes(text))).toEqual([]);
    expect(repeated(questions.map((question) => question.toLowerCase()))).toEqual([]);
  });

  it("end descriptions with a full stop", () => {
    expect(descriptions.filter((text) => !text.endsWith(".") || text.endsWith(".."))).toEqual([]);
  });

  it("never open like the day before", () => {
    expect(openingLikeTheOneBefore(descriptions, 1)).toEqual([]);
    expect(openingLikeTheOneBefore(questions, 2)).toEqual([]);
  });

  it("use all thirty themes, none too often and none three days running", () => {
    const count = new Map(themeIds.map((id) => [id, themes.filter((theme) => theme === id).length]));
    expect([...count].filter(([, days]) => days < 4 || days > mostDaysOfATheme)).toEqual([]);
    expect(
      wholeDays.filter(
        (_, index) => index > 1 && themes[index] === themes[index - 1] && themes[index] === themes[index - 2],
      ),
    ).toEqual([]);
  });

  it("have no exclamation marks, double quotation marks, double spaces or sermon filler words", () => {
    const all = [...descriptions, ...questions, ...prayers];
    expect(all.filter((text) => /[!"“”]| {2}|\b(?:journey|unlock|season|blessed to be|just)\b/i.test(text))).toEqual(
      [],
    );
  });
});

describe("the themes of the whole-Bible plan", () => {
  it("are thirty, each with a prayer of its own", () => {
    expect(z.array(wholeThemeSchema).safeParse(wholeThemes).error).toBeUndefined();
    expect(wholeThemes.map(({ id }) => id)).toEqual([...themeIds]);
    expect(repeated(wholeThemes.map(({ name }) => name))).toEqual([]);
  });

  it("repeat no sentence of any prayer of the plans, and open each prayer differently", () => {
    expect(repeated([...otherPrayers, ...prayers].flatMap(sentences))).toEqual([]);
    expect(repeated([...otherPrayers, ...prayers].map((prayer) => opening(prayer, 3)))).toEqual([]);
  });
});
