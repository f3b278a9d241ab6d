import type { BookId } from "#domain/scripture/books/books.ts";
import { knownVerses } from "#content/games/trivia/known-verses.ts";
import type { QuestionLevel, VerseReference } from "#content/schema/games.ts";
import { verseId } from "./question.ts";

/** A verse that endless games ask. Its id is `JHN 3:16`. */
interface KnownVerse {
  readonly id: string;
  readonly reference: VerseReference;
}

/** What endless games of a level ask: verses that many others refer to. */
export const versesOfLevel = (level: QuestionLevel): readonly KnownVerse[] =>
  knownVerses[level].flatMap((line) => {
    const [book, ...places] = line.split(" ") as [BookId, ...string[]];
    return places.map((place) => {
      const [chapter, verse] = place.split(":").map(Number) as [number, number];
      const reference = { book, chapter, verse };
      return { id: verseId(reference), reference };
    });
  });
