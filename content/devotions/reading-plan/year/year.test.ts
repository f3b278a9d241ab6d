import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { yearPlanDaySchema } from "#content/schema/reading-plan.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import { passageText } from "#tests/support/embedded-text.ts";
import { books } from "#domain/scripture/books/books.ts";
import { firstDays } from "../first-days.ts";
import { newTestamentDays } from "../new-testament/new-testament-days.ts";
import { wholeDays } from "../whole/whole-days.ts";
import { yearDays } from "./year-days.ts";

const descriptions = yearDays.map(([, , description]) => description);
const sentences = yearDays.map(([, , , sentence]) => sentence);
const others = [
  ...newTestamentDays.map(([, text]) => text),
  ...firstDays.flatMap((day) => [day.oldTestamentDescription, day.newTestamentDescription]),
];
const repeated = (items: readonly string[]): string[] => items.filter((item, at) => items.indexOf(item) !== at);
const opening = (text: string, words: number): string => text.split(/\s+/).slice(0, words).join(" ").toLowerCase();
const openingLikeTheDayBefore = (texts: readonly string[]): string[] =>
  texts.filter((text, at) => at > 0 && opening(texts[at - 1]!, 1) === opening(text, 1));

/** Today's spellings of names, and how the King James Version prints them. */
const printedAs: Readonly<Record<string, readonly string[]>> = {
  Assyrian: ["Assyria"],
  Beersheba: ["Beer-sheba"],
  Bethel: ["Beth-el"],
  Bethlehem: ["Beth-lehem"],
  Edom: ["Idumea"],
  Endor: ["En-dor"],
  Ishbosheth: ["Ish-bosheth"],
  Meshech: ["Mesech"],
  Mount: ["mount"],
  Olives: ["Olivet"],
  Passover: ["passover"],
  Susa: ["Shushan"],
};

/** Names that the chapters themselves do not say, with the reason why they may be named. */
const supplied: Readonly<Record<string, readonly string[]>> = {
  // The river of Egypt.
  "Exodus 6-7": ["Nile"],
  // Speakers and people meant, who are named in the chapter before.
  "Leviticus 25": ["Israelites"],
  "Deuteronomy 3": ["Moses"],
  "Deuteronomy 18-20": ["Moses"],
  "2 Samuel 10-11": ["Bathsheba"],
  "2 Samuel 14": ["David"],
  "1 Chronicles 8": ["David"],
  "Ezra 9": ["Ezra"],
  "Nehemiah 5-6": ["Nehemiah"],
  "Job 5-6": ["Eliphaz"],
  "Job 7-8": ["Job"],
  "Job 13-14": ["Job"],
  "Job 17-18": ["Job"],
  "Job 39": ["Job"],
  // From the heading of the psalm; the alphabet it follows; numbers of psalms.
  "Psalms 49-51": ["David"],
  "Psalm 119": ["Hebrew"],
  // The foolish woman of the last verses.
  "Proverbs 8-9": ["Folly"],
};

/** Words that are written with a capital letter and name no person or place of a chapter. */
const general = new Set(["God", "Lord", "Psalm", "Psalms", "Wisdom"]);

const textOf = (reading: string): string => {
  const parsed = parseReference(reading);
  if (!parsed.ok) throw new Error(reading);
  const { from, to } = parsed.reference.ranges[0]!;
  if (from.book === to.book) return passageText("kjv", from, to);
  const first = books.find(({ id }) => id === from.book)!;
  const end = first.verseCounts.length;
  return `${passageText("kjv", from, { book: from.book, chapter: end, verse: first.verseCounts[end - 1]! })} ${passageText("kjv", { book: to.book, chapter: 1, verse: 1 }, to)}`;
};

const namesIn = (text: string): string[] => [...text.matchAll(/(?<=[a-z,;’] )[A-Z][a-z]+/g)].map(([name]) => name);
/** Every seven words running. */
const runsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/[\w’]+/g) ?? [];
  return words.slice(6).map((_, at) => words.slice(at, at + 7).join(" "));
};

describe("the days of the one-year plan", () => {
  it("are days 6 to 365 and match the schema", () => {
    expect(z.array(yearPlanDaySchema).safeParse(yearDays).error).toBeUndefined();
    expect(yearDays.map(([day]) => day)).toEqual(Array.from({ length: 360 }, (_, index) => index + 6));
  });

  it("repeat no part of a sentence, nor one that stands beside them", () => {
    expect(
      repeated([...descriptions, ...sentences, ...others].flatMap((text) => text.split(/(?<=[.?;:])\s+/))),
    ).toEqual([]);
  });

  it("are worded differently from the other plan’s: no seven words running are the same", () => {
    const whole = new Set(wholeDays.flatMap(([, , text]) => runsOf(text)));
    expect(whole.size).toBeGreaterThan(3000);
    expect(descriptions.flatMap(runsOf).filter((run) => whole.has(run))).toEqual([]);
  });

  it("never open like the day before", () => {
    expect(openingLikeTheDayBefore(descriptions)).toEqual([]);
    expect(openingLikeTheDayBefore(sentences)).toEqual([]);
    expect(repeated(sentences.map((text) => opening(text, 4)))).toEqual([]);
  });

  it("have no exclamation marks, quotation marks, filler words or second spelling of toward", () => {
    expect(
      [...descriptions, ...sentences].filter((text) =>
        /[!"“”']| {2}|journey|unlock|season|blessed to be|towards|\bjust (?:a|like|one|the)\b/i.test(text),
      ),
    ).toEqual([]);
  });

  it("name only people and places that their chapters name", () => {
    const named = yearDays.flatMap(([, reading, description, sentence]) =>
      [description, sentence].flatMap((text) => namesIn(text).map((name) => ({ reading, name }))),
    );
    expect(named.length).toBeGreaterThan(400);
    const unknown = named.filter(({ reading, name }) => {
      if (general.has(name) || supplied[reading]?.includes(name)) return false;
      const text = textOf(reading);
      return ![name, ...(printedAs[name] ?? [])].some((word) => text.includes(word));
    });
    expect(unknown).toEqual([]);
  });
});
