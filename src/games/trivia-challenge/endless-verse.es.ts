import { revealVerses } from "#content/games/reveal-verses.ts";
import { shuffle } from "#src/games/kit/random.ts";
import { dailyPool } from "./daily.ts";
import type { drawVerse as english } from "./endless-verse.ts";
import { verseId } from "./question.ts";
import { inTurn } from "./stories.ts";

/** The Spanish text is not on every site: endless games ask the verses that the boards draw from. */
export const drawVerse: typeof english = (level, asked, random) => {
  const pool = dailyPool(revealVerses, level).map((question) => ({ id: verseId(question.reference), question }));
  const next = inTurn(pool, asked, random)[0]?.question;
  return Promise.resolve(next && { ...next, choices: shuffle(next.choices, random) });
};
