import type { CrosswordLevel, CrosswordTheme } from "#content/schema/games.ts";
import { crosswordLevels } from "../crossword.ts";
import { actsToRevelationThemes } from "./acts-to-revelation.ts";
import { gospelThemes } from "./gospels.ts";
import { historyThemes } from "./history.ts";
import { lawThemes } from "./law.ts";
import { poetsAndProphetsThemes } from "./poets-and-prophets.ts";

const themes = [...lawThemes, ...historyThemes, ...poetsAndProphetsThemes, ...gospelThemes, ...actsToRevelationThemes];

/** The levels after the three puzzles of `crossword.ts`, one for each theme, in the order of the Bible. */
export const furtherLevelsOf = (all: readonly CrosswordTheme[]): readonly CrosswordLevel[] =>
  all.map(({ title, words }, index) => ({
    level: crosswordLevels.length + 1 + index,
    title,
    words: words.map(([word, hint, book, chapter, verse]) => ({ word, hint, reference: { book, chapter, verse } })),
  }));

export const furtherLevels: readonly CrosswordLevel[] = furtherLevelsOf(themes);

/** All levels: 400 words. */
export const allLevels: readonly CrosswordLevel[] = [...crosswordLevels, ...furtherLevels];
