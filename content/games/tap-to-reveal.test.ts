import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { chapterCount, verseCount } from "#domain/scripture/books.ts";
import { revealQuestionSchema } from "#content/schema/games.ts";
import { revealQuestions } from "./tap-to-reveal.ts";

describe("the verses of Tap to Reveal", () => {
  it("are ten, well formed, each with its own id", () => {
    expect(z.array(revealQuestionSchema).safeParse(revealQuestions).error).toBeUndefined();
    expect(revealQuestions).toHaveLength(10);
    expect(new Set(revealQuestions.map(({ id }) => id)).size).toBe(10);
  });

  it("offer only chapters and verses that the answer's book has, so that none is ruled out by counting", () => {
    for (const { reference, options } of revealQuestions) {
      for (const chapter of options.chapter) expect(chapter).toBeLessThanOrEqual(chapterCount(reference.book));
      for (const verse of options.verse) expect(verse).toBeLessThanOrEqual(verseCount(reference.book, reference.chapter));
    }
  });
});
