/**
 * Places words in the grid: horizontally or vertically, inside the grid, crossing only where the letters agree
 * (docs/product/games.md, "Crossword Search"). Rows and columns count from 0.
 */
import { unwantedWords } from "#content/games/crossword.ts";
import { blockedWords } from "#domain/text/blocked-words.ts";
import { createRandom, type Random, randomInt } from "#src/games/kit/random.ts";
import { crossword } from "./config.ts";

type Direction = "horizontal" | "vertical";

export interface Cell {
  readonly row: number;
  readonly col: number;
}

export interface Ends {
  readonly from: Cell;
  readonly to: Cell;
}

export interface PlacedWord {
  readonly word: string;
  readonly direction: Direction;
  readonly startRow: number;
  readonly startCol: number;
}

interface Puzzle {
  /** One string of 15 capital letters per row. */
  readonly rows: readonly string[];
  readonly placed: readonly PlacedWord[];
}

export const cellsOf = ({ word, direction, startRow, startCol }: PlacedWord): Cell[] =>
  Array.from(word, (_, index) => ({
    row: startRow + (direction === "vertical" ? index : 0),
    col: startCol + (direction === "horizontal" ? index : 0),
  }));

type Letters = Map<number, string>;

/** A cell's number in reading order, from 0. */
export const keyOf = ({ row, col }: Cell): number => row * crossword.size + col;

export const cellOfKey = (key: number): Cell => ({ row: Math.floor(key / crossword.size), col: key % crossword.size });

export const isSameCell = (one: Cell, other: Cell): boolean => keyOf(one) === keyOf(other);

export const isInside = ({ row, col }: Cell): boolean =>
  [row, col].every((at) => Number.isInteger(at) && at >= 0 && at < crossword.size);

/** Whether a word is inside the grid and meets no different letter. */
const fits = (placing: PlacedWord, letters: Letters): boolean =>
  cellsOf(placing).every(
    (cell, index) => isInside(cell) && (letters.get(keyOf(cell)) ?? placing.word[index]) === placing.word[index],
  );

const tryAtRandom = (word: string, letters: Letters, random: Random): PlacedWord | undefined => {
  for (let attempt = 0; attempt < crossword.placementAttempts; attempt += 1) {
    const direction: Direction = random() < 0.5 ? "horizontal" : "vertical";
    const placing = {
      word,
      direction,
      startRow: randomInt(random, crossword.size),
      startCol: randomInt(random, crossword.size),
    };
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

/** Places every word, longest first, and returns them in the order of `words`. Always succeeds. */
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

const unwanted = new RegExp(
  [...blockedWords.map(({ word }) => word), ...unwantedWords]
    .flatMap((word) => [word, [...word].toReversed().join("")])
    .join("|")
    .toUpperCase(),
);

/** The rows and columns, as keys of cells. */
const lines: readonly (readonly number[])[] = Array.from({ length: crossword.size }, (_, line) => [
  Array.from({ length: crossword.size }, (__, at) => keyOf({ row: line, col: at })),
  Array.from({ length: crossword.size }, (__, at) => keyOf({ row: at, col: line })),
]).flat();

/** A cell between words that belongs to a rude word, forwards or backwards; undefined if there is none. */
const rudeCell = (letters: Letters, fixed: ReadonlySet<number>): number | undefined => {
  for (const line of lines) {
    const match = unwanted.exec(line.map((key) => letters.get(key)).join(""));
    const cell = match && line.slice(match.index, match.index + match[0].length).find((key) => !fixed.has(key));
    if (cell !== undefined && cell !== null) return cell;
  }
  return undefined;
};

/**
 * Fills the cells between words with letters drawn from the words themselves, as often as these have them, so that no
 * letter tells a word from its surroundings. A letter that makes a rude word is drawn again.
 */
const fill = (letters: Letters, words: readonly string[], random: Random): void => {
  const pool = words.join("");
  const draw = () => pool[randomInt(random, pool.length)]!;
  const fixed = new Set(letters.keys());
  for (let key = 0; key < crossword.size ** 2; key += 1) if (!fixed.has(key)) letters.set(key, draw());
  for (let cell = rudeCell(letters, fixed); cell !== undefined; cell = rudeCell(letters, fixed))
    letters.set(cell, draw());
};

/** The puzzle for a seed: every word placed, every other cell filled. */
export const createPuzzle = (words: readonly string[], seed: number): Puzzle => {
  const random = createRandom(seed);
  const placed = placeWords(words, random);
  const letters: Letters = new Map(
    placed.flatMap((placing) => cellsOf(placing).map((cell, index) => [keyOf(cell), placing.word[index]!] as const)),
  );
  fill(letters, words, random);
  const rows = Array.from({ length: crossword.size }, (_, row) =>
    Array.from({ length: crossword.size }, (__, col) => letters.get(keyOf({ row, col }))).join(""),
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

export const lettersOf = (rows: readonly string[], cells: readonly Cell[]): string =>
  cells.map(({ row, col }) => rows[row]?.[col] ?? "").join("");
