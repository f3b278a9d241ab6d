import { expect, it } from "vitest";
import { books } from "#domain/scripture/books/books.ts";
import { live } from "#domain/trivia-live/config.ts";
import { chapterText } from "#tests/support/embedded-text.ts";
import { triviaNames } from "./trivia-names.ts";
import { triviaNames as inSpanish } from "./trivia-names.es.ts";

it("the names that players draw are enough, different, short, and in the King James Version", () => {
  const words = new Set(
    books.flatMap((book) =>
      book.verseCounts.flatMap((_, index) =>
        chapterText("kjv", book.id, index + 1)!.verses.flatMap((verse) => verse.match(/[A-Z][a-z]+/g) ?? []),
      ),
    ),
  );
  expect(triviaNames.filter((name) => !words.has(name))).toEqual([]);
  for (const names of [triviaNames, inSpanish]) {
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(2 * live.maxPlayers);
    expect(names.filter((name) => name.length > 14)).toEqual([]);
  }
});
