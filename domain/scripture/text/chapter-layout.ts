import type { ChapterText } from "./chapter-text.ts";

export interface TextRun {
  readonly text: string;
  /** Supplied by the translators and set in italics. */
  readonly isSupplied: boolean;
  /** Words of Jesus, where the text marks them. */
  readonly isSpoken?: true;
}

/** A line of poetry. Depth 2 is indented further. */
interface PoetryLine {
  readonly depth: 1 | 2;
  readonly runs: readonly TextRun[];
}

/** The part of a verse that falls into one block. */
export interface VersePart {
  readonly verse: number;
  /** The verse starts in this part, so its number is shown before it. */
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

interface VerseSpan {
  readonly first: number;
  readonly last: number;
}

/** Splits [start, end) of a verse's text into runs at the boundaries of supplied words and of words of Jesus. */
const runsOf = (chapter: ChapterText, verse: number, start: number, end: number): TextRun[] => {
  const text = chapter.verses[verse - 1] ?? "";
  const supplied = chapter.supplied?.[verse] ?? [];
  const spoken = chapter.spoken?.[verse] ?? [];
  const cuts = [start, ...[...supplied, ...spoken].flat(), end]
    .filter((cut) => cut >= start && cut <= end)
    .toSorted((a, b) => a - b);
  return cuts.slice(1).flatMap((to, index): TextRun[] => {
    const from = cuts[index]!;
    if (from === to) return [];
    const isIn = (ranges: typeof supplied) => ranges.some((range) => from >= range[0] && to <= range[1]);
    return [{ text: text.slice(from, to), isSupplied: isIn(supplied), ...(isIn(spoken) && { isSpoken: true }) }];
  });
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

/** The pieces of one verse: prose is split at paragraph starts, poetry into lines. */
const piecesOf = (chapter: ChapterText, verse: number): Piece[] => {
  const text = chapter.verses[verse - 1] ?? "";
  if (text === "") {
    return [{ kind: "prose", part: { verse, isStart: true, isOmitted: true, runs: [] }, isNewBlock: false }];
  }
  const breaks = new Set(chapter.paragraphs.filter(([position]) => position === verse).map(([, offset]) => offset));
  const lines = chapter.lines?.[verse] ?? [];
  const proseEnd = lines[0]?.[0] ?? text.length;
  const pieces: Piece[] = [];
  const starts = [0, ...[...breaks].filter((offset) => offset > 0 && offset < proseEnd)].toSorted((a, b) => a - b);
  if (proseEnd > 0) {
    starts.forEach((start, index) => {
      const end = trimmedEnd(text, start, starts[index + 1] ?? proseEnd);
      const isNewBlock = breaks.has(start);
      pieces.push({
        kind: "prose",
        part: { verse, isStart: start === 0, isOmitted: false, runs: runsOf(chapter, verse, start, end) },
        isNewBlock,
      });
    });
  }
  if (lines.length > 0) {
    const first = lines[0]![0];
    const poetryLines = lines.map(([start, depth], index): PoetryLine => {
      const end = trimmedEnd(text, start, lines[index + 1]?.[0] ?? text.length);
      return { depth, runs: runsOf(chapter, verse, start, end) };
    });
    const part: VersePart = {
      verse,
      isStart: first === 0,
      isOmitted: false,
      runs: poetryLines.flatMap((line) => line.runs),
      lines: poetryLines,
    };
    pieces.push({ kind: "poetry", part, isNewBlock: breaks.has(first) });
  }
  return pieces;
};

/**
 * Lays out a chapter in blocks: prose paragraphs, stanzas and headings. Concatenating the runs of all blocks gives the
 * chapter's text in order, without the spaces between blocks. With a span, only these verses, inclusive.
 */
export const layOutChapter = (
  chapter: ChapterText,
  { first, last }: VerseSpan = { first: 1, last: chapter.verses.length },
): ChapterBlock[] => {
  const blocks: ChapterBlock[] = [];
  let open: { kind: "prose" | "poetry"; parts: VersePart[] } | undefined;
  for (let verse = first; verse <= last; verse += 1) {
    const heading = chapter.headings?.[verse];
    if (heading) {
      blocks.push({ kind: "heading", text: heading });
      open = undefined;
    }
    for (const piece of piecesOf(chapter, verse)) {
      if (!open || open.kind !== piece.kind || piece.isNewBlock) {
        open = { kind: piece.kind, parts: [] };
        blocks.push(open);
      }
      open.parts.push(piece.part);
    }
  }
  return blocks;
};

/** Splits off the first word: the number of a verse and its first word must not be separated at a line break. */
export const splitFirstWord = (runs: readonly TextRun[]): readonly [TextRun[], TextRun[]] => {
  const [first, ...rest] = runs;
  if (!first) return [[], []];
  const found = first.text.indexOf(" ");
  // Chinese and Japanese have no spaces, and may break anywhere.
  const space = /^\p{Script=Han}|^[\u3040-\u30FF]/u.test(first.text) ? 1 : found;
  if (space < 0) return [[first], rest];
  return [[{ ...first, text: first.text.slice(0, space) }], [{ ...first, text: first.text.slice(space) }, ...rest]];
};

/**
 * Whether a chapter’s text, shown from its beginning, may begin with a drop cap: not before a quotation mark, which would
 * become the large initial, nor in other scripts.
 */
export const hasDropCap = ({ verses, edition }: ChapterText, [first]: readonly ChapterBlock[]): boolean =>
  first?.kind === "prose" && !edition && /^\p{L}/u.test(verses[0] ?? "");
