/**
 * Places words in the grid: horizontally or vertically, inside the grid, crossing only where the letters agree
 * (specification 2, sections 3, 5 and 9). Rows and columns count from 0.
 */
import { createRandom, type Random, randomInt, shuffle } from "#src/games/kit/random.ts";
import { crossword, fillerLetters } from "./config.ts";

export type Direction = "horizontal" | "vertical";

export interface Cell {
  readonly row: number;
  readonly col: number;
}

export interface PlacedWord {
  readonly word: string;
  readonly direction: Direction;
  readonly startRow: number;
  readonly startCol: number;
}

export interface Puzzle {
  /** One string of 15 capital letters per row. */
  readonly rows: readonly string[];
  readonly placed: readonly PlacedWord[];
}

/** The cells of a placed word. */
export const cellsOf = ({ word, direction, startRow, startCol }: PlacedWord): Cell[] =>
  Array.from(word, (_, index) => ({
    row: startRow + (direction === "vertical" ? index : 0),
    col: startCol + (direction === "horizontal" ? index : 0),
  }));

type Letters = Map<number, string>;
const keyOf = ({ row, col }: Cell): number => row * crossword.size + col;

export const isInside = ({ row, col }: Cell): boolean => [row, col].every((at) => Number.isInteger(at) && at >= 0 && at < crossword.size);

/** Whether a word is inside the grid and meets no different letter. */
const fits = (placing: PlacedWord, letters: Letters): boolean =>
  cellsOf(placing).every((cell, index) => isInside(cell) && (letters.get(keyOf(cell)) ?? placing.word[index]) === placing.word[index]);

const tryAtRandom = (word: string, letters: Letters, random: Random): PlacedWord | undefined => {
  for (let attempt = 0; attempt < crossword.placementAttempts; attempt += 1) {
    const direction: Direction = random() < 0.5 ? "horizontal" : "vertical";
    const placing = { word, direction, startRow: randomInt(random, crossword.size), startCol: randomInt(random, crossword.size) };
    if (fits(placing, letters)) return placing;
  }
  return undefined;
};

const firstHorizontal = (word: string, letters: Letters): PlacedWord | undefined => {
  for (let startRow = 0; startRow < crossword.size; startRow += 1) {
    for (let startCol = 0; startCol + word.length <= crossword.size; startCol += 1) {
      const placing = { word, direction: "horizontal", startRow, startCol } as const;
      if (fits(placing, letters)) return placing;
    }
  }
  return undefined;
};

/** One word per row: always possible for up to 15 words of up to 15 letters. */
const oneEachRow = (words: readonly string[]): PlacedWord[] =>
  words.map((word, startRow) => ({ word, direction: "horizontal", startRow, startCol: 0 }));

/** Places every word, longest first, and returns them in the order of `words`. Always succeeds (decision 38). */
export const placeWords = (words: readonly string[], random: Random): readonly PlacedWord[] => {
  const letters: Letters = new Map();
  const placed = new Map<string, PlacedWord>();
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const placing = tryAtRandom(word, letters, random) ?? firstHorizontal(word, letters);
    if (!placing) return oneEachRow(words);
    placed.set(word, placing);
    for (const [index, cell] of cellsOf(placing).entries()) letters.set(keyOf(cell), word[index]!);
  }
  return words.map((word) => placed.get(word)!);
};

/** The puzzle for a seed: every word placed, every other cell filled. */
export const createPuzzle = (words: readonly string[], seed: number): Puzzle => {
  const random = createRandom(seed);
  const placed = placeWords(words, random);
  const letters: Letters = new Map(placed.flatMap((placing) => cellsOf(placing).map((cell, index) => [keyOf(cell), placing.word[index]!] as const)));
  const fillers = shuffle([...fillerLetters], random);
  const rows = Array.from({ length: crossword.size }, (_, row) =>
    Array.from({ length: crossword.size }, (__, col) => letters.get(keyOf({ row, col })) ?? fillers[randomInt(random, fillers.length)]!).join(""),
  );
  return { rows, placed };
};

/** The cells of the straight horizontal or vertical run between two cells; empty if they are not in line or outside. */
export const runBetween = (from: Cell, to: Cell): readonly Cell[] => {
  if (!isInside(from) || !isInside(to) || (from.row !== to.row && from.col !== to.col)) return [];
  const length = Math.max(Math.abs(to.row - from.row), Math.abs(to.col - from.col)) + 1;
  return Array.from({ length }, (_, index) => ({
    row: from.row + Math.sign(to.row - from.row) * index,
    col: from.col + Math.sign(to.col - from.col) * index,
  }));
};

export const lettersOf = (rows: readonly string[], cells: readonly Cell[]): string => cells.map(({ row, col }) => rows[row]?.[col] ?? "").join("");
