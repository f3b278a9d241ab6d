import { crosswordLevels } from "#content/games/crossword.ts";
import { furtherLevels } from "#content/games/crossword-levels.ts";
import { cellsOf, type PlacedWord } from "#src/games/bible-crossword-search/placement.ts";

/** The words of the three puzzles. */
export const wordLists = crosswordLevels.map(({ words }) => words.map(({ word }) => word));

/** The words of the further levels. */
export const furtherLists = furtherLevels.map(({ words }) => words.map(({ word }) => word));

/** What is wrong with a placement, in words; empty if it is legal. */
export const placementFaults = (words: readonly string[], placed: readonly PlacedWord[]): string[] => {
  const letters = new Map<string, string>();
  const found: string[] =
    placed.map(({ word }) => word).join() === words.join() ? [] : ["words missing or out of order"];
  for (const placing of placed) {
    for (const [index, { row, col }] of cellsOf(placing).entries()) {
      if (row < 0 || col < 0 || row >= 15 || col >= 15) found.push(`${placing.word} leaves the grid`);
      const there = letters.get(`${row},${col}`) ?? placing.word[index]!;
      if (there !== placing.word[index]) found.push(`${placing.word} meets ${there}`);
      letters.set(`${row},${col}`, there);
    }
  }
  return found;
};
