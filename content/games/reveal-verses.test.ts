import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { bookById, chapterCount, verseCount } from "#domain/scripture/books/books.ts";
import { revealVerseSchema } from "#content/schema/games.ts";
import { chapterText, quotationProblem } from "#tests/support/embedded-text.ts";
import { books } from "#domain/scripture/books/books.ts";
import { revealVerses } from "./reveal-verses.ts";
import { revealQuestions } from "./tap-to-reveal.ts";
import { revealVerses as spanishVerses } from "./reveal-verses.es.ts";

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, " ");

describe("the verses that today's board of Tap to Reveal draws from", () => {
  it("are 300 with the ten of the ordinary round, each place once", () => {
    expect(z.readonly(z.array(revealVerseSchema)).safeParse(revealVerses).error).toBeUndefined();
    const places = [...revealVerses, ...revealQuestions].map(({ reference }) => JSON.stringify(reference));
    expect(new Set(places).size).toBe(300);
    expect(new Set(revealVerses.map(({ id }) => id)).size).toBe(290);
  });

  it("are most of them also in Spanish", () => {
    expect(z.readonly(z.array(revealVerseSchema)).safeParse(spanishVerses).error).toBeUndefined();
    const places = new Map(revealVerses.map(({ id, reference }) => [id, reference]));
    expect(
      spanishVerses.filter(({ id, reference }) => JSON.stringify(places.get(id)) !== JSON.stringify(reference)),
    ).toEqual([]);
    expect(new Set(spanishVerses.map(({ id }) => id)).size).toBe(spanishVerses.length);
    expect(spanishVerses.length).toBeGreaterThanOrEqual(270);
  });

  it("are the KJV word for word", () => {
    for (const { id, scripture, reference } of revealVerses) {
      const { book, chapter, verse } = reference;
      expect(quotationProblem(scripture, `${bookById(book).name} ${chapter}:${verse}`), id).toBeUndefined();
    }
  });

  it("stand in one place of the Bible only, in books and chapters with four numbers to choose from", () => {
    const counts = new Map<string, number>();
    for (const { id, verseCounts } of books)
      for (let chapter = 1; chapter <= verseCounts.length; chapter += 1)
        for (const text of chapterText("kjv", id, chapter)!.verses)
          counts.set(lettersOf(text), (counts.get(lettersOf(text)) ?? 0) + 1);
    for (const { id, scripture, reference } of revealVerses) {
      expect(counts.get(lettersOf(scripture)), id).toBe(1);
      expect(chapterCount(reference.book), id).toBeGreaterThanOrEqual(4);
      expect(verseCount(reference.book, reference.chapter), id).toBeGreaterThanOrEqual(4);
    }
  });
});
