import type { BookId } from "#domain/scripture/books/books.ts";
import type { Line } from "./chapters.ts";

/** Passages shown as poetry in KJV and ASV, whose sources are set as prose: inclusive [chapter, verse] bounds. */
type Bounds = readonly [from: readonly [chapter: number, verse: number], to: readonly [chapter: number, verse: number]];

const wholeBook: readonly Bounds[] = [
  [
    [1, 1],
    [150, 176],
  ],
];

const poems: Partial<Record<BookId, readonly Bounds[]>> = {
  JOB: [
    [
      [3, 2],
      [31, 40],
    ],
    [
      [32, 6],
      [42, 6],
    ],
  ],
  PSA: wholeBook,
  PRO: wholeBook,
  ECC: [
    [
      [1, 2],
      [1, 11],
    ],
    [
      [3, 1],
      [3, 8],
    ],
    [
      [11, 1],
      [12, 8],
    ],
  ],
  SNG: wholeBook,
  LAM: wholeBook,
};

const position = ([chapter, verse]: readonly [number, number]): number => chapter * 1000 + verse;

export const isPoetry = (book: BookId, chapter: number, verse: number): boolean => {
  const at = position([chapter, verse]);
  return (poems[book] ?? []).some(([from, to]) => position(from) <= at && at <= position(to));
};

/** In characters. A longer line is broken again at a comma, if both parts are long enough. */
const longLine = 62;
const shortestPart = 18;
const majorStop = /[:;.?!]['")]*\s+/g;
const comma = /,\s+/g;

const breaksAt = (text: string, stop: RegExp): number[] =>
  [...text.matchAll(stop)].map((match) => match.index + match[0].length);

const splitLong = (text: string, start: number, end: number): number[] => {
  if (end - start <= longLine) return [start];
  const middle = (start + end) / 2;
  const candidates = breaksAt(text.slice(start, end), comma)
    .map((offset) => start + offset)
    .filter((offset) => offset - start >= shortestPart && end - offset >= shortestPart)
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const [cut] = candidates;
  return cut === undefined ? [start] : [...splitLong(text, start, cut), ...splitLong(text, cut, end)];
};

/**
 * Breaks a verse into lines at its major stops, and long lines at a comma. The text is unchanged.
 * A line that starts a sentence has depth 1, its continuations depth 2.
 * @param knownBreaks offsets of line starts in the edition itself, if known
 */
export const poetryLines = (text: string, knownBreaks: readonly number[] = []): readonly Line[] => {
  const starts = [...new Set([0, ...breaksAt(text, majorStop), ...knownBreaks])]
    .filter((offset) => offset < text.length)
    .toSorted((a, b) => a - b);
  const joined = starts.filter((start, index) => index === 0 || start - (starts[index - 1] ?? 0) >= 8);
  const all = joined.flatMap((start, index) => splitLong(text, start, joined[index + 1] ?? text.length));
  return all.map((offset): Line => [offset, offset === 0 || /[.?!]['")]*\s+$/.test(text.slice(0, offset)) ? 1 : 2]);
};
