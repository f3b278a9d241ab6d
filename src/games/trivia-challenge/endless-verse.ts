import { lang } from "#content/games/trivia.ts";
import type { QuestionLevel, TriviaQuestion } from "#content/schema/games.ts";
import { quotedTranslation } from "#domain/scripture/translations/quoted-translation.ts";
import { defaultTranslationId } from "#domain/scripture/translations/translations.ts";
import { type Random, shuffle } from "#src/games/kit/random.ts";
import { fetchChapterFile } from "#src/scripture/text/read-chapter.ts";
import { drawQuestion } from "./endless.ts";
import { versesOfLevel } from "./known-verses.ts";
import { verseId } from "./question.ts";
import { unaskedFirst } from "./stories.ts";

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
