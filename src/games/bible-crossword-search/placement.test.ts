import { describe, expect, it } from "vitest";
import { placementFaults, wordLists } from "#tests/support/crossword-boards.ts";
import { crossword } from "./config.ts";
import { cellsOf, createPuzzle, isInside, lettersOf, placeWords, runBetween } from "./placement.ts";

/** A random source that returns these numbers in turn, then always the last corner, where no word fits. */
const saying = (...draws: number[]) => {
  let drawn = 0;
  return () => draws[drawn++] ?? 0.9999;
};
const [across, down] = [0.49, 0.5];
const at = (row: number, col: number): [number, number] => [row / 15, col / 15];
const placesOf = (words: readonly string[], ...draws: number[]) =>
  placeWords(words, saying(...draws)).map(({ direction, startRow, startCol }) => [direction, startRow, startCol]);

describe("placement", () => {
  it("places a word across or down at the random position", () => {
    expect(placesOf(["ABC"], across, ...at(3, 5))).toEqual([["horizontal", 3, 5]]);
    expect(placesOf(["ABC"], down, ...at(3, 5))).toEqual([["vertical", 3, 5]]);
  });

  it("places words up to the edge, and retries beyond it", () => {
    expect(placesOf(["ABC"], across, ...at(14, 12))).toEqual([["horizontal", 14, 12]]);
    expect(placesOf(["ABC"], across, ...at(14, 13), down, ...at(12, 14))).toEqual([["vertical", 12, 14]]);
    expect(placesOf(["ABC"], down, ...at(13, 0), across, ...at(7, 7))).toEqual([["horizontal", 7, 7]]);
  });

  it("places the longest word first, and returns them in the given order", () => {
    expect(placesOf(["AB", "CDE", "FG"], across, ...at(0, 0), down, ...at(1, 1), across, ...at(9, 9))).toEqual([
      ["vertical", 1, 1],
      ["horizontal", 0, 0],
      ["horizontal", 9, 9],
    ]);
  });

  it("lets words cross only in a shared letter", () => {
    expect(placesOf(["ABC", "BD"], across, ...at(4, 4), down, ...at(4, 5))).toEqual([
      ["horizontal", 4, 4],
      ["vertical", 4, 5],
    ]);
    expect(placesOf(["ABC", "BD"], across, ...at(4, 4), down, ...at(4, 6), down, ...at(8, 8))).toEqual([
      ["horizontal", 4, 4],
      ["vertical", 8, 8],
    ]);
    expect(placesOf(["ABC", "DB"], down, ...at(4, 4), across, ...at(5, 3))).toEqual([
      ["vertical", 4, 4],
      ["horizontal", 5, 3],
    ]);
  });

  it("tries a hundred times before it falls back", () => {
    const misses = (count: number) => Array.from({ length: count }, () => [across, ...at(2, 13)]).flat();
    expect(placesOf(["ABC"], ...misses(99), down, ...at(6, 6))).toEqual([["vertical", 6, 6]]);
    expect(placesOf(["ABC"], ...misses(100), down, ...at(6, 6))).toEqual([["horizontal", 0, 0]]);
  });

  it("falls back row by row down to the last, longest first", () => {
    const rows = Array.from({ length: 14 }, (_, index) => "ABCDEFGHIJKLMN"[index]!.repeat(15));
    expect(placesOf(["OP", ...rows])).toEqual([
      ["horizontal", 14, 0],
      ...rows.map((_, index) => ["horizontal", index, 0]),
    ]);
  });

  it("falls back to the free cells of a row", () => {
    expect(placesOf(["ABCDEFGHIJKL", "MNO", "PQ"])).toEqual([
      ["horizontal", 0, 0],
      ["horizontal", 0, 12],
      ["horizontal", 1, 0],
    ]);
    expect(placesOf(["ABCDEFGHIJKLM", "MNO", "PQ"])).toEqual([
      ["horizontal", 0, 0],
      ["horizontal", 0, 12],
      ["horizontal", 1, 0],
    ]);
  });

  it.each([0, 0.25, 0.499, 0.5, 0.75, 0.999999])("succeeds with a random source that always returns %d", (constant) => {
    for (const words of wordLists)
      expect(
        placementFaults(
          words,
          placeWords(words, () => constant),
        ),
      ).toEqual([]);
  });

  it("gives each word its own row when the grid is too full for the fallback", () => {
    // Vertical words take all columns first, so that no further word fits horizontally.
    const columns = Array.from({ length: 14 }, (_, index) => "ABCDEFGHIJKLMN"[index]!.repeat(15));
    const words = [...columns, "OP"];
    const placed = placeWords(words, saying(...columns.flatMap((_, index) => [down, ...at(0, index)])));
    expect(placementFaults(words, placed)).toEqual([]);
    expect(placed.map(({ direction, startRow, startCol }) => [direction, startRow, startCol])).toEqual(
      words.map((_, row) => ["horizontal", row, 0]),
    );
  });
});

describe("a puzzle", () => {
  it("is 15 by 15 capital letters, contains every word at its position, and fills the rest with the letters of its words", () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const words = wordLists[seed % 3]!;
      const { rows, placed } = createPuzzle(words, seed);
      expect(rows).toHaveLength(crossword.size);
      for (const row of rows) expect(row).toMatch(/^[A-Z]{15}$/);
      for (const placing of placed) expect(lettersOf(rows, cellsOf(placing))).toBe(placing.word);
      const taken = new Set(placed.flatMap(cellsOf).map(({ row, col }) => `${row},${col}`));
      const fillers = rows.flatMap((text, row) => [...text].filter((_, col) => !taken.has(`${row},${col}`)));
      expect(fillers.filter((letter) => !words.join("").includes(letter))).toEqual([]);
    }
  });

  it("fills with each letter about as often as the words have it, so that none gives a word away", () => {
    const words = wordLists[0]!;
    const pool = words.join("");
    const counts = new Map<string, number>();
    let fillers = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const { rows, placed } = createPuzzle(words, seed);
      const taken = new Set(placed.flatMap(cellsOf).map(({ row, col }) => `${row},${col}`));
      for (const [row, text] of rows.entries())
        for (const [col, letter] of [...text].entries()) {
          if (taken.has(`${row},${col}`)) continue;
          fillers += 1;
          counts.set(letter, (counts.get(letter) ?? 0) + 1);
        }
    }
    for (const letter of ["U", "I", "F", "E"]) {
      const share = [...pool].filter((own) => own === letter).length / pool.length;
      expect(counts.get(letter)! / fillers / share, letter).toBeGreaterThan(0.8);
      expect(counts.get(letter)! / fillers / share, letter).toBeLessThan(1.2);
    }
  });

  it("has no rude word in it, across or down, either way", () => {
    const found: string[] = [];
    for (let seed = 0; seed < 300; seed += 1) {
      // Letters of which every fourth run would be one.
      const { rows } = createPuzzle(["CUTS", "KITF"], seed);
      const columns = Array.from({ length: crossword.size }, (_, col) => rows.map((row) => row[col]).join(""));
      const lines = [...rows, ...columns].flatMap((line) => [line, [...line].toReversed().join("")]);
      found.push(...lines.filter((line) => line.includes("FUCK")));
    }
    expect(found).toEqual([]);
  });

  it("is the same for the same seed and differs between seeds", () => {
    expect(createPuzzle(wordLists[0]!, 5)).toEqual(createPuzzle(wordLists[0]!, 5));
    expect(createPuzzle(wordLists[0]!, 5)).not.toEqual(createPuzzle(wordLists[0]!, 6));
  });
});

describe("a cell", () => {
  it("is inside if both its row and its column are integers from 0 to 14", () => {
    const cells = [
      [0, 0],
      [14, 14],
      [15, 0],
      [0, 15],
      [-1, 0],
      [0, -1],
      [0.5, 0],
      [0, 0.5],
      [Number.NaN, 0],
    ] as const;
    expect(cells.filter(([row, col]) => isInside({ row, col }))).toEqual([
      [0, 0],
      [14, 14],
    ]);
  });

  it("has no letter if outside", () => {
    expect(
      lettersOf(
        ["AB", "CD"],
        [
          { row: 1, col: 0 },
          { row: 1, col: 2 },
          { row: 2, col: 0 },
          { row: 0, col: 1 },
        ],
      ),
    ).toBe("CB");
  });
});

describe("a run", () => {
  it.each([
    [
      [2, 3],
      [2, 5],
      [
        [2, 3],
        [2, 4],
        [2, 5],
      ],
    ],
    [
      [2, 5],
      [2, 3],
      [
        [2, 5],
        [2, 4],
        [2, 3],
      ],
    ],
    [
      [0, 1],
      [2, 1],
      [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    ],
    [
      [14, 14],
      [13, 14],
      [
        [14, 14],
        [13, 14],
      ],
    ],
    [[4, 4], [4, 4], [[4, 4]]],
    [[0, 0], [1, 1], []],
    [[0, 0], [2, 1], []],
    [[0, 0], [0, 15], []],
    [[-1, 0], [3, 0], []],
    [[0.5, 0], [3, 0], []],
  ])("from %j to %j", ([row, col], [toRow, toCol], cells) => {
    expect(
      runBetween({ row: row!, col: col! }, { row: toRow!, col: toCol! }).map((cell) => [cell.row, cell.col]),
    ).toEqual(cells);
  });
});
