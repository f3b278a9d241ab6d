import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { bookOrder, books } from "#domain/scripture/books/books.ts";
import { newTestamentDaySchema } from "#content/schema/reading-plan.ts";
import { quotationProblem } from "#tests/support/embedded-text.ts";
import { firstDays } from "../first-days.ts";
import { newTestamentDays } from "./new-testament-days.ts";

const readings = newTestamentDays.map(([reading]) => reading);
const descriptions = newTestamentDays.map(([, description]) => description);
const repeated = (items: readonly string[]): string[] => items.filter((item, at) => items.indexOf(item) !== at);
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?;:])\s+/);
const opening = (text: string, words: number): string => text.split(/\s+/).slice(0, words).join(" ").toLowerCase();

/** What the handwritten days say of the same readings. */
const others = firstDays.map(({ newTestamentDescription }) => newTestamentDescription);

/** Names as written here, and as the King James Version prints them. */
const printedAs: Readonly<Record<string, readonly string[]>> = {
  Canaanite: ["Canaan"],
  Elijah: ["Elias"],
  Isaiah: ["Esaias"],
  Jonah: ["Jonas"],
  Mercury: ["Mercurius"],
  Noah: ["Noe"],
  Sarah: ["Sara"],
  Scripture: ["it is written"],
  Scriptures: ["scriptures"],
  Spirit: ["Holy Ghost"],
  Timothy: ["Timotheus"],
  Zion: ["Sion"],
};

/** Names that the verses themselves do not say, with the reason why they may be named. */
const supplied: Readonly<Record<string, readonly string[]>> = {
  // The source of what is quoted.
  "Matthew 4": ["Deuteronomy"],
  "Matthew 27:32-66": ["Psalm"],
  // The usual name of the prayer; the nation of a centurion; the sons of Zebedee.
  "Matthew 6:1-18": ["Lord", "Prayer"],
  "Matthew 8:1-17": ["Roman"],
  "Matthew 20:17-34": ["James", "John"],
  // The one who is meant: John of the same chapter, the Lord, the one who was dead and is alive.
  "John 1:1-28": ["Baptist"],
  "James 5": ["God"],
  "Revelation 3": ["Christ"],
  // Poets whom Paul quotes in Greek; a letter in Greek.
  "Acts 17:16-34": ["Greeks"],
  "Ephesians 1": ["Greek"],
  // Where the readers of a letter live, or to whom it is written.
  "Romans 15:14-33": ["Rome"],
  "1 Corinthians 2": ["Corinth"],
  "1 Timothy 5": ["Timothy"],
  "2 Timothy 3": ["Timothy"],
  // `mount` in the King James Version.
  "Revelation 14": ["Mount"],
};

/** Who may be named in every reading of a book: Jesus in the gospels, and the one who writes in his letters. */
const mainNameOf = (reading: string): string => {
  const book = bookOrder(books.find(({ name }) => reading === name || reading.startsWith(`${name} `))!.id);
  if (book <= bookOrder("JHN")) return "Jesus";
  if (book >= bookOrder("ROM") && book <= bookOrder("PHM")) return "Paul";
  return book === bookOrder("REV") ? "John" : "";
};

/** Words with a capital letter that do not begin a sentence or a quotation. */
const namesIn = (description: string): string[] =>
  [...description.matchAll(/(?<=[a-z,;’] )[A-Z][A-Za-z]+/g)].map(([name]) => name);

const isNamed = (name: string, reading: string): boolean =>
  name === mainNameOf(reading) ||
  (supplied[reading]?.includes(name) ?? false) ||
  [name, ...(printedAs[name] ?? [])].some((word) => quotationProblem(word, reading) === undefined);

describe("the descriptions of the New Testament readings", () => {
  it("are 365, each of 5 to 24 words for a reading of its own", () => {
    expect(z.array(newTestamentDaySchema).safeParse(newTestamentDays).error).toBeUndefined();
    expect(newTestamentDays).toHaveLength(365);
    expect(repeated(readings)).toEqual([]);
    expect(descriptions.filter((text) => !/^[‘A-Z].*[.?]$/.test(text))).toEqual([]);
  });

  it("repeat nothing, not even a part of a sentence, and nothing that stands elsewhere in the plan", () => {
    expect(repeated([...descriptions, ...others].flatMap(sentencesOf))).toEqual([]);
  });

  it("open differently from their neighbours", () => {
    const sameWord = descriptions.filter(
      (text, at) => at > 0 && opening(text, 1) === opening(descriptions[at - 1]!, 1),
    );
    const sameTwoWords = descriptions.filter((text, at) =>
      descriptions.slice(Math.max(0, at - 10), at).some((earlier) => opening(earlier, 2) === opening(text, 2)),
    );
    expect([...sameWord, ...sameTwoWords]).toEqual([]);
  });

  it("have no exclamation marks, straight or double quotation marks, filler words or second spelling of toward", () => {
    expect(
      descriptions.filter((text) => /[!"“”']| {2}|journey|unlock|season|blessed to be|towards/i.test(text)),
    ).toEqual([]);
  });

  it("quote only words of the verses they describe", () => {
    const quotations = newTestamentDays.flatMap(([reading, text]) =>
      [...text.matchAll(/‘([^’]+)’/g)].map(([, words]) => [words!, reading] as const),
    );
    expect(quotations.length).toBeGreaterThanOrEqual(7);
    expect(
      quotations.map(([words, reading]) => quotationProblem(words, reading)).filter((problem) => problem !== undefined),
    ).toEqual([]);
  });

  it("name only people and places that the verses name", () => {
    const named = newTestamentDays.flatMap(([reading, text]) => namesIn(text).map((name) => ({ reading, name })));
    expect(named.length).toBeGreaterThan(250);
    expect(named.filter(({ reading, name }) => !isNamed(name, reading))).toEqual([]);
    expect(Object.keys(supplied).filter((reading) => !readings.includes(reading))).toEqual([]);
  });
});
