import { wordsOf } from "../search/words.ts";

/** A span of a text: [start, end) in UTF-16 units. */
type Stretch = readonly [start: number, end: number];

/** Lengths of the longest common subsequences of the words from each pair of positions on. */
export const commonLengths = (a: readonly string[], b: readonly string[]): Uint16Array[] => {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let row = a.length - 1; row >= 0; row -= 1)
    for (let column = b.length - 1; column >= 0; column -= 1)
      rows[row]![column] =
        a[row] === b[column]
          ? rows[row + 1]![column + 1]! + 1
          : Math.max(rows[row + 1]![column]!, rows[row]![column + 1]!);
  return rows;
};

/**
 * The words of a text that are missing in another wording of the same verse (longest common subsequence). Case,
 * punctuation and possessives are ignored. Adjacent words are merged into one span.
 */
export const differingWords = (text: string, other: string): readonly Stretch[] => {
  const words = wordsOf(text);
  const own = words.map(({ word }) => word);
  const others = wordsOf(other).map(({ word }) => word);
  const lengths = commonLengths(own, others);
  const stretches: [number, number][] = [];
  let row = 0;
  let column = 0;
  let isOpen = false;
  const add = () => {
    const { start, end } = words[row]!;
    const last = stretches.at(-1);
    if (isOpen && last) last[1] = end;
    else stretches.push([start, end]);
    isOpen = true;
    row += 1;
  };
  while (row < own.length) {
    if (column < others.length && own[row] === others[column]) {
      row += 1;
      column += 1;
      isOpen = false;
    } else if (column < others.length && lengths[row]![column + 1]! > lengths[row + 1]![column]!) column += 1;
    else add();
  }
  return stretches;
};
