import { describe, expect, it } from "vitest";
import { crosswordLevels } from "#content/games/crossword.ts";
import { createRandom } from "#src/games/kit/random.ts";
import { crossword, fillerLetters } from "./config.ts";
import { cellsOf, createPuzzle, lettersOf, placeWords, type PlacedWord, runBetween } from "./placement.ts";

const seeds = 10_000;
const wordLists = crosswordLevels.map(({ words }) => words.map(({ word }) => word));

/** What is wrong with a placement, in words; empty when it is legal. */
const faults = (words: readonly string[], placed: readonly PlacedWord[]): string[] => {
  const letters = new Map<string, string>();
  const found: string[] = placed.map(({ word }) => word).join() === words.join() ? [] : ["words missing or out of order"];
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

describe("placement", () => {
  it.each(wordLists.map((words, index) => [index + 1, words] as const))(`is legal for 10,000 seeds at level %i`, (level, words) => {
    const directions = new Set<string>();
    const wrong: string[] = [];
    for (let seed = 0; seed < seeds; seed += 1) {
      const placed = placeWords(words, createRandom(seed * 3 + level));
      for (const { direction } of placed) directions.add(direction);
      wrong.push(...faults(words, placed).map((fault) => `seed ${seed}: ${fault}`));
    }
    expect(wrong).toEqual([]);
    expect([...directions].toSorted()).toEqual(["horizontal", "vertical"]);
  });

  it.each([0, 0.25, 0.499, 0.5, 0.75, 0.999999])("succeeds legally with a chance that always says %d", (constant) => {
    for (const words of wordLists) expect(faults(words, placeWords(words, () => constant))).toEqual([]);
  });

  it("gives each word a row of its own when the grid is too full for the fallback", () => {
    // All columns are walked by vertical words first; what comes after fits nowhere horizontally.
    const columns = Array.from({ length: 14 }, (_, index) => "ABCDEFGHIJKLMN"[index]!.repeat(15));
    const words = [...columns, "OP"];
    const draws = columns.flatMap((_, index) => [0.9, 0, index / 15]);
    let drawn = 0;
    const placed = placeWords(words, () => draws[drawn++] ?? 0.9999);
    expect(faults(words, placed)).toEqual([]);
    expect(new Set(placed.map(({ direction }) => direction))).toEqual(new Set(["horizontal"]));
  });

  it("falls back to the first horizontal place that fits", () => {
    expect(placeWords(["ABC"], () => 0.9999)).toEqual([{ word: "ABC", direction: "horizontal", startRow: 0, startCol: 0 }]);
    expect(placeWords(["ABC", "DEF"], () => 0.9999).map(({ startRow, startCol }) => [startRow, startCol])).toEqual([
      [0, 0],
      [0, 3],
    ]);
  });
});

describe("a puzzle", () => {
  it("is 15 by 15 capital letters, holds every word where it says, and fills the rest from the fillers", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const words = wordLists[seed % 3]!;
      const { rows, placed } = createPuzzle(words, seed);
      expect(rows).toHaveLength(crossword.size);
      for (const row of rows) expect(row).toMatch(/^[A-Z]{15}$/);
      for (const placing of placed) expect(lettersOf(rows, cellsOf(placing))).toBe(placing.word);
      const taken = new Set(placed.flatMap(cellsOf).map(({ row, col }) => `${row},${col}`));
      const fillers = rows.flatMap((text, row) => [...text].filter((_, col) => !taken.has(`${row},${col}`)));
      expect(fillers.filter((letter) => !fillerLetters.includes(letter))).toEqual([]);
    }
  });

  it("is the same for a seed and differs between seeds", () => {
    expect(createPuzzle(wordLists[0]!, 5)).toEqual(createPuzzle(wordLists[0]!, 5));
    expect(createPuzzle(wordLists[0]!, 5)).not.toEqual(createPuzzle(wordLists[0]!, 6));
  });
});

describe("a run", () => {
  it.each([
    [[2, 3], [2, 5], [[2, 3], [2, 4], [2, 5]]],
    [[2, 5], [2, 3], [[2, 5], [2, 4], [2, 3]]],
    [[0, 1], [2, 1], [[0, 1], [1, 1], [2, 1]]],
    [[14, 14], [13, 14], [[14, 14], [13, 14]]],
    [[4, 4], [4, 4], [[4, 4]]],
    [[0, 0], [1, 1], []],
    [[0, 0], [2, 1], []],
    [[0, 0], [0, 15], []],
    [[-1, 0], [3, 0], []],
    [[0.5, 0], [3, 0], []],
  ])("from %j to %j", ([row, col], [toRow, toCol], cells) => {
    expect(runBetween({ row: row!, col: col! }, { row: toRow!, col: toCol! }).map((cell) => [cell.row, cell.col])).toEqual(cells);
  });
});
