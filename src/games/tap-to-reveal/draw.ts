/** Questions made of verses by a seed, for today's board (docs/product/games.md, "Tap to Reveal"). */
import { bookById, books, chapterCount, verseCount } from "#domain/scripture/books/books.ts";
import type { RevealQuestion, RevealVerse } from "#content/schema/games.ts";
import { shareOfDay } from "#src/games/kit/day-share.ts";
import { createRandom, type Random, sample, shuffle } from "#src/games/kit/random.ts";
import { reveal } from "./config.ts";
import { hintWords } from "./messages.ts";

const otherOptions = 3;

const withOthers = <Value>(right: Value, all: readonly Value[], random: Random): Value[] =>
  shuffle(
    [
      right,
      ...sample(
        all.filter((other) => other !== right),
        otherOptions,
        random,
      ),
    ],
    random,
  );

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Says the testament and the part of the book, never the book. */
export const hintOf = ({ reference: { book, chapter } }: Pick<RevealVerse, "reference">): string => {
  const hints = hintWords[bookById(book).testament];
  const part = (chapter - 0.5) / chapterCount(book);
  return part < 1 / 3 ? hints.beginning : part < 2 / 3 ? hints.middle : hints.end;
};

const questionOf = (verse: RevealVerse, random: Random): RevealQuestion => {
  const { id, scripture, reference } = verse;
  const { book, chapter } = reference;
  const { testament } = bookById(book);
  const sameTestament = books.filter((other) => other.testament === testament).map((other) => other.id);
  return {
    id,
    scripture,
    reference,
    hint: hintOf(verse),
    options: {
      book: withOthers(book, sameTestament, random),
      chapter: withOthers(chapter, upTo(chapterCount(book)), random),
      verse: withOthers(reference.verse, upTo(verseCount(book, chapter)), random),
    },
  };
};

/** The ten verses of a date (`2026-11-21`), each with four books of its testament and four chapters and verses that its book has. */
export const drawQuestions = (verses: readonly RevealVerse[], iso: string, seed: number): RevealQuestion[] => {
  const random = createRandom(seed);
  return shareOfDay(verses, reveal.questions, "tap-to-reveal", iso).map((verse) => questionOf(verse, random));
};
