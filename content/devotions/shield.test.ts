import { describe, expect, it } from "vitest";
import { shieldContentSchema } from "#content/schema/devotions.ts";
import { books } from "#domain/scripture/books/books.ts";
import { quotationProblem } from "#tests/support/embedded-text.ts";
import { dailyWords, declarations, newTestamentReadings, oldTestamentReadings } from "./shield.ts";

const testamentOf = (reference: string) => {
  const name = reference.replace(/ \d+:.*$/, "").replace(/^Psalm$/, "Psalms");
  return books.find((book) => book.name === name)?.testament;
};

describe("the daily shield", () => {
  it("has 20 declarations, and enough words and readings for a month without repetition", () => {
    expect(
      shieldContentSchema.safeParse({ declarations, dailyWords, oldTestamentReadings, newTestamentReadings }).error,
    ).toBeUndefined();
  });

  it("reads from the testament of the list", () => {
    for (const { reference } of oldTestamentReadings)
      expect([reference, testamentOf(reference)]).toEqual([reference, "OT"]);
    for (const { reference } of newTestamentReadings)
      expect([reference, testamentOf(reference)]).toEqual([reference, "NT"]);
  });

  it("repeats no word, reading or declaration", () => {
    for (const list of [dailyWords, oldTestamentReadings, newTestamentReadings, declarations]) {
      expect(new Set(list.map(({ text }) => text)).size).toBe(list.length);
      expect(new Set(list.map(({ reference }) => reference)).size).toBe(list.length);
    }
    const readings = new Set([...oldTestamentReadings, ...newTestamentReadings].map(({ reference }) => reference));
    expect(dailyWords.filter(({ reference }) => readings.has(reference))).toEqual([]);
  });

  it("bases every declaration on an existing passage", () => {
    for (const { reference } of declarations) expect(quotationProblem("e", reference)).toBeUndefined();
  });
});
