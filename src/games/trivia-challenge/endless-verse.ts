import { lang } from "#content/games/trivia.ts";
import { knownVerses } from "#content/games/trivia/known-verses.ts";
import type { QuestionLevel, TriviaQuestion, VerseReference } from "#content/schema/games.ts";
import type { BookId } from "#domain/scripture/books/books.ts";
import { quotedTranslation } from "#domain/scripture/translations/quoted-translation.ts";
import { defaultTranslationId } from "#domain/scripture/translations/translations.ts";
import { type Random, shuffle } from "#src/games/kit/random.ts";
import { fetchChapterFile } from "#src/scripture/text/read-chapter.ts";
import { drawQuestion } from "./endless.ts";
import { verseId } from "./question.ts";
import { unaskedFirst } from "./stories.ts";

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

/** A verse may have no choices that fit; then the next one in turn is taken. */
const tries = 6;

/** The text of other languages is not on every site: there the verses of the boards are asked. */
const boardVerse = async (level: QuestionLevel, asked: readonly string[], random: Random) => {
  const [{ dailyPool }, { revealVerses }] = await Promise.all([
    import("./daily.ts"),
    import("#content/games/reveal-verses.ts"),
  ]);
  const pool = dailyPool(revealVerses, level).map((question) => ({ id: verseId(question.reference), question }));
  const next = unaskedFirst(pool, asked, random)[0]?.question;
  return next && { ...next, choices: shuffle(next.choices, random) };
};

/** The next of the level's known verses with a word left out. Rejects if it cannot be fetched. */
export const drawVerse = async (
  level: QuestionLevel,
  asked: readonly string[],
  random: Random,
): Promise<TriviaQuestion | undefined> => {
  if (quotedTranslation(lang) !== defaultTranslationId) return boardVerse(level, asked, random);
  for (const { reference } of unaskedFirst(versesOfLevel(level), asked, random).slice(0, tries)) {
    const question = drawQuestion(await fetchChapterFile("kjv", reference), [reference.verse], random);
    if (question) return question;
  }
  return undefined;
};
