import type { CrosswordLevel, CrosswordTheme } from "#content/schema/games.ts";
import { crosswordThemes } from "./crossword-themes.ts";
import { crosswordLevels } from "./crossword.ts";

/** The levels after the three puzzles of `crossword.ts`, one for each theme, in the order of the Bible. */
export const furtherLevelsOf = (all: readonly CrosswordTheme[]): readonly CrosswordLevel[] =>
  all.map(({ title, words }, index) => ({
    level: crosswordLevels.length + 1 + index,
    title,
    words: words.map(([word, hint, book, chapter, verse]) => ({ word, hint, reference: { book, chapter, verse } })),
  }));

export const furtherLevels: readonly CrosswordLevel[] = furtherLevelsOf(crosswordThemes);

/** All levels: 400 words. */
export const allLevels: readonly CrosswordLevel[] = [...crosswordLevels, ...furtherLevels];
