import type { ChapterText } from "./chapter-text.ts";

/** A stretch of text in one style. */
export interface TextRun {
  readonly text: string;
  /** Supplied by the translators: set in italics. */
  readonly isSupplied: boolean;
}

/** A line of poetry; depth 2 is set further in. */
export interface PoetryLine {
  readonly depth: 1 | 2;
  readonly runs: readonly TextRun[];
}

/** The part of a verse that stands in one block. */
export interface VersePart {
  readonly verse: number;
  /** The verse begins here, so its number stands before it. */
  readonly isStart: boolean;
  /** The translation omits this verse. */
  readonly isOmitted: boolean;
  readonly runs: readonly TextRun[];
  /** Only in poetry blocks. */
  readonly lines?: readonly PoetryLine[];
}

export type ChapterBlock =
  | { readonly kind: "prose"; readonly parts: readonly VersePart[] }
  | { readonly kind: "poetry"; readonly parts: readonly VersePart[] }
  | { readonly kind: "heading"; readonly text: string };

export interface LayoutOptions {
  /** Every verse begins a block of its own (a comfort setting). */
  readonly isVersePerLine?: boolean;
  /** Only these verses, both included. */
  readonly range?: { readonly first: number; readonly last: number };
}

/** Cuts [start, end) of a verse's text into runs at the borders of supplied words. */
const runsOf = (chapter: ChapterText, verse: number, start: number, end: number): TextRun[] => {
  const text = chapter.verses[verse - 1] ?? "";
  const runs: TextRun[] = [];
  let at = start;
  for (const [from, to] of chapter.supplied?.[verse] ?? []) {
    const first = Math.max(from, start);
    const last = Math.min(to, end);
    if (first >= last) continue;
    if (first > at) runs.push({ text: text.slice(at, first), isSupplied: false });
    runs.push({ text: text.slice(first, last), isSupplied: true });
    at = last;
  }
  if (at < end) runs.push({ text: text.slice(at, end), isSupplied: false });
  return runs;
};

const trimmedEnd = (text: string, start: number, end: number): number => {
  let last = end;
  while (last > start && text[last - 1] === " ") last -= 1;
  return last;
};

interface Piece {
  readonly kind: "prose" | "poetry";
  readonly part: VersePart;
  readonly isNewBlock: boolean;
}

/** The pieces of one verse: prose is cut where a paragraph begins, poetry into its lines. */
const piecesOf = (chapter: ChapterText, verse: number, options: LayoutOptions): Piece[] => {
  const text = chapter.verses[verse - 1] ?? "";
  if (text === "") {
    return [{ kind: "prose", part: { verse, isStart: true, isOmitted: true, runs: [] }, isNewBlock: options.isVersePerLine === true }];
  }
  const breaks = new Set(chapter.paragraphs.filter(([at]) => at === verse).map(([, offset]) => offset));
  const lines = chapter.lines?.[verse] ?? [];
  const proseEnd = lines[0]?.[0] ?? text.length;
  const pieces: Piece[] = [];
  const starts = [0, ...[...breaks].filter((offset) => offset > 0 && offset < proseEnd)].toSorted((a, b) => a - b);
  if (proseEnd > 0) {
    starts.forEach((start, index) => {
      const end = trimmedEnd(text, start, starts[index + 1] ?? proseEnd);
      const isNewBlock = breaks.has(start) || (start === 0 && options.isVersePerLine === true);
      pieces.push({ kind: "prose", part: { verse, isStart: start === 0, isOmitted: false, runs: runsOf(chapter, verse, start, end) }, isNewBlock });
    });
  }
  if (lines.length > 0) {
    const first = lines[0]![0];
    const drawn = lines.map(([start, depth], index): PoetryLine => {
      const end = trimmedEnd(text, start, lines[index + 1]?.[0] ?? text.length);
      return { depth, runs: runsOf(chapter, verse, start, end) };
    });
    const part: VersePart = { verse, isStart: first === 0, isOmitted: false, runs: drawn.flatMap((line) => line.runs), lines: drawn };
    pieces.push({ kind: "poetry", part, isNewBlock: breaks.has(first) });
  }
  return pieces;
};

/**
 * Lays a chapter out in blocks: paragraphs of prose, stanzas of poetry, headings inside the chapter.
 * The runs of all blocks together are the chapter's text, in order, without the spaces between blocks.
 */
export const layOutChapter = (chapter: ChapterText, options: LayoutOptions = {}): ChapterBlock[] => {
  const { first = 1, last = chapter.verses.length } = options.range ?? {};
  const blocks: ChapterBlock[] = [];
  let open: { kind: "prose" | "poetry"; parts: VersePart[] } | undefined;
  for (let verse = first; verse <= last; verse += 1) {
    const heading = chapter.headings?.[verse];
    if (heading) {
      blocks.push({ kind: "heading", text: heading });
      open = undefined;
    }
    for (const piece of piecesOf(chapter, verse, options)) {
      if (!open || open.kind !== piece.kind || piece.isNewBlock) {
        open = { kind: piece.kind, parts: [] };
        blocks.push(open);
      }
      open.parts.push(piece.part);
    }
  }
  return blocks;
};
