import { describe, expect, it } from "vitest";
import { chapterCount, verseCount, books, bookOrder } from "#domain/scripture/books/books.ts";
import type { VerseRange } from "#domain/scripture/reference/reference.ts";
import { wordCount } from "#content/schema/devotions.ts";
import { passageText } from "#tests/support/embedded-text.ts";
import { minutesADay, planIds, wordsAMinute, type PlanId } from "./config.ts";
import { planOf } from "./plan.ts";

/** Words of the King James Version in a reading, which may go on into the next books. */
const wordsIn = ({ from, to }: VerseRange): number =>
  books.slice(bookOrder(from.book), bookOrder(to.book) + 1).reduce((sum, { id }) => {
    const last = chapterCount(id);
    const start = id === from.book ? from : { book: id, chapter: 1, verse: 1 };
    const end = id === to.book ? to : { book: id, chapter: last, verse: verseCount(id, last) };
    return sum + wordCount(passageText("kjv", start, end));
  }, 0);

const minutes = (id: PlanId): number[] =>
  planOf(id).map(({ oldTestament, newTestament }) => (wordsIn(oldTestament) + wordsIn(newTestament)) / wordsAMinute);

describe("the time that a day takes", () => {
  it("is what the plan says on average, and never twice that", () => {
    for (const id of planIds) {
      const each = minutes(id);
      expect(Math.round(each.reduce((sum, one) => sum + one, 0) / each.length)).toBe(minutesADay[id]);
      expect(Math.max(...each)).toBeLessThan(2 * minutesADay[id]);
    }
  });
});
