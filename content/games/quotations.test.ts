import { describe, expect, it } from "vitest";
import { bookById } from "#domain/scripture/books/books.ts";
import type { VerseReference } from "#content/schema/games.ts";
import { quotationProblem, verseText } from "#tests/support/embedded-text.ts";
import { allLevels } from "./crossword-levels.ts";
import { furtherPhrases, jerichoPhrases } from "./jericho.ts";
import { namesOfGod } from "./names-of-god.ts";
import { parables } from "./parables.ts";

const written = ({ book, chapter, verse }: VerseReference): string => `${bookById(book).name} ${chapter}:${verse}`;

const phrases = [...jerichoPhrases, ...furtherPhrases];

const quotations = [
  ...phrases.map(({ text, reference }) => [text, written(reference)] as const),
  ...namesOfGod.map(({ words, reference }) => [words, written(reference)] as const),
  ...parables.map(({ verse, reference }) => [verse, written(reference)] as const),
];

describe("quotations in the games", () => {
  it("are word for word in their verse", () => {
    for (const [text, reference] of quotations)
      expect(quotationProblem(text, reference), `'${text}' in ${reference}`).toBeUndefined();
  });

  it("never cut a word in two", () => {
    const cut = [
      ...phrases.map(({ text, reference }) => ({ text, reference })),
      ...parables.map(({ verse, reference }) => ({ text: verse, reference })),
    ].filter(
      ({ text, reference: { book, chapter, verse } }) =>
        !(verseText("kjv", book, chapter, verse) ?? "").match(
          new RegExp(`(?<![A-Za-z])${text.replace("?", "\\?")}(?![A-Za-z])`),
        ),
    );
    expect(cut).toEqual([]);
  });

  it("contain every crossword word in the verse given with it", () => {
    const missing = allLevels
      .flatMap(({ words }) => words)
      .filter(({ word, reference: { book, chapter, verse } }) => {
        const words = (verseText("kjv", book, chapter, verse) ?? "").toUpperCase().match(/[A-Z]+/g);
        return !words?.includes(word);
      });
    expect(missing.map(({ word, reference }) => `${word} in ${written(reference)}`)).toEqual([]);
  });
});
