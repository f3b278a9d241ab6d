import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { bookById, chapterCount, verseCount } from "#domain/scripture/books/books.ts";
import { revealQuestionSchema } from "#content/schema/games.ts";
import { quotationProblem, verseText } from "#tests/support/embedded-text.ts";
import { revealQuestions } from "./tap-to-reveal.ts";
import { revealQuestions as spanishQuestions } from "./tap-to-reveal.es.ts";

const placesOf = (questions: typeof revealQuestions) =>
  questions.map(({ id, reference, options }) => ({ id, reference, options }));

describe("the verses of Tap to Reveal", () => {
  it("are ten with unique ids that match the schema", () => {
    expect(z.array(revealQuestionSchema).safeParse(revealQuestions).error).toBeUndefined();
    expect(revealQuestions).toHaveLength(10);
    expect(new Set(revealQuestions.map(({ id }) => id)).size).toBe(10);
  });

  it("are the same places in Spanish, with its words and hints", () => {
    expect(z.array(revealQuestionSchema).safeParse(spanishQuestions).error).toBeUndefined();
    expect(placesOf(spanishQuestions)).toEqual(placesOf(revealQuestions));
  });

  it("are the KJV word for word", () => {
    for (const { scripture, reference } of revealQuestions) {
      expect(
        quotationProblem(scripture, `${bookById(reference.book).name} ${reference.chapter}:${reference.verse}`),
      ).toBeUndefined();
    }
  });

  it("have exactly one correct combination of the options", () => {
    for (const { scripture, options } of revealQuestions) {
      const places = options.book.flatMap((book) =>
        options.chapter.flatMap((chapter) => options.verse.map((verse) => verseText("kjv", book, chapter, verse))),
      );
      expect(places.filter((text) => text?.includes(scripture))).toHaveLength(1);
    }
  });

  it("offer only chapters and verses that the answer's book has, so that none can be ruled out", () => {
    for (const { reference, options } of revealQuestions) {
      for (const chapter of options.chapter) expect(chapter).toBeLessThanOrEqual(chapterCount(reference.book));
      for (const verse of options.verse)
        expect(verse).toBeLessThanOrEqual(verseCount(reference.book, reference.chapter));
    }
  });
});
