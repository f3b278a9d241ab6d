import type { BookId } from "#domain/scripture/books/books.ts";
import { compareVerses } from "#domain/scripture/reference/places.ts";
import { type Line, rangesOf } from "./chapters.ts";

/** Passages shown as poetry in KJV and ASV, whose sources are set as prose. */
const poems = rangesOf(
  "Job 3:2-31:40; 32:6-42:6; Psalms; Proverbs; Ecclesiastes 1:2-11; 3:1-8; 11:1-12:8; Song of Solomon; Lamentations",
);

export const isPoetry = (book: BookId, chapter: number, verse: number): boolean => {
  const at = { book, chapter, verse };
  return poems.some(({ from, to }) => compareVerses(from, at) <= 0 && compareVerses(at, to) <= 0);
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
